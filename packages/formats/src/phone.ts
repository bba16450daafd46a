import { areaCodes } from './areaCodes.ts';
import { LANDLINE_PATTERN, MOBILE_PATTERN, writePattern } from './patterns.ts';

/** Removes spaces, parentheses, dots and hyphens from a typed or pasted phone number or DDD. */
export function parsePhone(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** Whether a text is one of the area codes (DDD) of the country (domain facts D5). */
export function isValidDdd(text: string): boolean {
  return areaCodes.has(parsePhone(text));
}

export type PhoneKind = 'landline' | 'mobile';

const forms: Readonly<Record<PhoneKind, RegExp>> = { landline: /^[2-5]\d{7}$/, mobile: /^9\d{8}$/ };

/**
 * Whether a text is a phone number without its DDD: a mobile has nine digits and starts with 9, a landline
 * has eight and starts with 2 to 5 (domain facts D5).
 */
export function isValidPhoneNumber(text: string, kind: PhoneKind): boolean {
  return forms[kind].test(parsePhone(text));
}

/**
 * Writes a phone number without its DDD as `####-####` or, from nine digits on, `#####-####`. An incomplete one gets
 * the punctuation up to its length.
 *
 * @returns the text unchanged when it has other characters or is too long, `''` for an empty value.
 */
export function formatPhoneNumber(text: string | null | undefined): string {
  if (text === null || text === undefined) return '';
  const number = parsePhone(text);
  if (!/^\d{0,9}$/.test(number)) return text;
  return writePattern(number.length === 9 ? MOBILE_PATTERN : LANDLINE_PATTERN, number);
}

/**
 * Writes a complete phone number as `(DD) #####-####`.
 *
 * @param ddd area code; without it only the number is written.
 * @param number phone number without the area code; without it the result is `''`, since an area code alone is no
 * phone number.
 */
export function formatPhone(ddd: string | null | undefined, number: string | null | undefined): string {
  const formatted = formatPhoneNumber(number);
  const area = parsePhone(ddd ?? '');
  return formatted === '' || area === '' ? formatted : `(${area}) ${formatted}`;
}
