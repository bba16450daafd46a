import { formatAlternatives } from '@portal/formats';

/** The endings as people read them: "PNG, DOC, DOCX ou PDF". */
export function nameTypes(types: readonly string[]): string {
  return formatAlternatives(types.map((type) => type.toUpperCase()));
}
