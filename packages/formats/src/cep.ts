import { CEP_PATTERN, writePattern } from './patterns.ts';

/**
 * Brings a typed or pasted CEP to its bare form: spaces, dots and hyphens out (FRM-12). Nothing else is removed,
 * so a letter stays visible to the validation.
 */
export function parseCep(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/** Whether a text is a complete CEP: eight digits, with or without punctuation (FRM-12). */
export function isValidCep(text: string): boolean {
  return /^\d{8}$/.test(parseCep(text));
}

/**
 * Writes a CEP as `00000-000`. An incomplete one gets the punctuation it has reached so far.
 *
 * @returns the text unchanged when it holds other characters or is too long, `''` for an empty value.
 */
export function formatCep(text: string | null | undefined): string {
  if (text === null || text === undefined) return '';
  const cep = parseCep(text);
  return /^\d{0,8}$/.test(cep) ? writePattern(CEP_PATTERN, cep) : text;
}
