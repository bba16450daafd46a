import { formatAlternatives } from '@portal/formats';
import type { Formats } from '../../locale/formats.ts';

/** The endings as people read them: "PNG, DOC, DOCX ou PDF". */
export function nameTypes(types: readonly string[], formats: Formats): string {
  return formatAlternatives(
    types.map((type) => type.toUpperCase()),
    formats.tag,
  );
}
