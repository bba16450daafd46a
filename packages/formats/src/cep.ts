import { CEP_PATTERN, writePattern } from './patterns.ts';

/**
 * Removes spaces, dots and hyphens from a typed or pasted CEP (FRM-12). Other characters stay, so that the
 * validation sees them.
 */
export function parseCep(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/** Whether a text is a complete CEP: eight digits, with or without punctuation (FRM-12). */
export function isValidCep(text: string): boolean {
  return /^\d{8}$/.test(parseCep(text));
}

/**
 * Writes a CEP as `00000-000`. An incomplete one gets the punctuation up to its length.
 *
 * @returns the text unchanged when it has other characters or is too long, `''` for an empty value.
 */
export function formatCep(text: string | null | undefined): string {
  if (text === null || text === undefined) return '';
  const cep = parseCep(text);
  return /^\d{0,8}$/.test(cep) ? writePattern(CEP_PATTERN, cep) : text;
}
