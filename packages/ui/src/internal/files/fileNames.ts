import { formatAlternatives } from '@portal/formats';

/** The letters after the last dot in small ones, without the dot; empty where there are none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0
    ? ''
    : fileName
        .slice(dot + 1)
        .trim()
        .toLowerCase();
}

/** The endings as people read them: "PNG, DOC, DOCX ou PDF". */
export function nameTypes(types: readonly string[]): string {
  return formatAlternatives(types.map((type) => type.toUpperCase()));
}
