import type { WrittenNumber } from '../units.ts';

const grouped = (separator: string) => new RegExp(`^\\d{1,3}(?:\\${separator}\\d{3})+$`);
const groupedByDot = grouped('.');
const groupedByComma = grouped(',');

/** Full-width digits and special spaces become plain ones; every dash is a minus; what cannot be seen goes. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}

/** Takes off one sign, before or after the number or inside the parentheses of bookkeepers; nothing for two. */
function splitSign(text: string): { negative: boolean; unsigned: string } | null {
  const [, inside] = /^\((.*)\)$/.exec(text) ?? [];
  const bare = (inside ?? text).replace(/R\$|BRL|%/gi, ' ').trim();
  const [, before = '', unsigned = '', after = ''] = /^([+-]?)\s*(.*?)\s*([+-]?)$/.exec(bare) ?? [];
  const signs = (inside === undefined ? '' : '-') + before + after;
  return signs.length > 1 ? null : { negative: signs === '-', unsigned };
}

/** Splits digits and separators by the table of `parsePastedNumber`. */
function splitDecimals(text: string): [integer: string, fraction: string] | null {
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots === 0 && commas === 0) return [text, ''];
  if (commas === 0 && groupedByDot.test(text) && !text.startsWith('0')) return [text, ''];
  if (commas > 1 && groupedByComma.test(text)) return [text, ''];
  const decimalSign = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  const at = text.lastIndexOf(decimalSign);
  const integer = text.slice(0, at);
  const thousands = decimalSign === ',' ? groupedByDot : groupedByComma;
  return /^\d*$/.test(integer) || thousands.test(integer) ? [integer, text.slice(at + 1)] : null;
}

/**
 * What a pasted text means as a number, or nothing where it could mean several things or is none.
 *
 * | written                    | read as     | why                                                          |
 * |----------------------------|-------------|--------------------------------------------------------------|
 * | `1234`                     | 1234        | no separator: whole                                          |
 * | `1234,5`, `1,234`, `,5`    | 1234.5, 1.234, 0.5 | one comma is the decimal sign of pt-BR                |
 * | `1234.56`, `0.125`, `1.5`  | the same    | one dot is a decimal sign unless it parts thousands          |
 * | `1.234`                    | 1234        | three digits after one dot, none of them led by a zero: thousands |
 * | `1.234,56`, `1,234.56`     | 1234.56     | of two kinds the last is the decimal sign, the other groups  |
 * | `1.234.567`, `1,234,567`   | 1234567     | the same sign twice groups                                   |
 * | `1 234,56` (any space)     | 1234.56     | spaces group as well                                         |
 * | `R$ 1,00`, `12,5%`, `BRL 1`| 1, 12.5, 1  | unit and currency go                                         |
 * | `-1`, `1-`, `(1)`, `−1`    | -1          | one sign, any dash, or parentheses                           |
 * | `1.23,45`, `12.34.56`      | nothing     | groups of other than three digits                            |
 * | `1,00 2,00`, `1e5`, `abc`  | nothing     | not one number                                               |
 */
export function parsePastedNumber(text: string): WrittenNumber | null {
  const signed = splitSign(plain(text));
  if (!signed) return null;
  const closed = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/.test(signed.unsigned)
    ? signed.unsigned.replace(/\s/g, '')
    : signed.unsigned;
  if (!/^[\d.,]*\d[\d.,]*$/.test(closed)) return null;
  const parts = splitDecimals(closed);
  if (!parts) return null;
  const [integer, fraction] = parts;
  return { negative: signed.negative, integer: integer.replace(/[.,]/g, ''), fraction };
}
