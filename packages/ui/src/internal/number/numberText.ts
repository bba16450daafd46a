import { unitsOf } from './units.ts';

/** Dots between thousands: `1234567` becomes `1.234.567`. */
function groupThousands(integer: string): string {
  return integer.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Writes units with all their decimals: 123456 cents are `1.234,56`; nothing and NaN are an empty text. */
export function writeUnits(units: number | null, decimals: number): string {
  if (units === null || Number.isNaN(units)) return '';
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const integer = groupThousands(digits.slice(0, digits.length - decimals));
  const fraction = decimals === 0 ? '' : `,${digits.slice(-decimals)}`;
  return `${units < 0 ? '-' : ''}${integer}${fraction}`;
}

/** The same without trailing zeros: 500000 ten-thousandths are `50`, 45000 are `4,5`. */
export function writeShortUnits(units: number | null, decimals: number): string {
  const text = writeUnits(units, decimals);
  return decimals === 0 ? text : text.replace(/,?0+$/, '');
}

/** Units of a text as the rules leave it, half-typed ones too: `1.234,` is 1234; nothing without a digit. */
export function readUnits(text: string, decimals: number): number | null {
  const match = /^(-?)(\d*),?(\d*)$/.exec(text.replaceAll('.', ''));
  const [, sign, integer = '', fraction = ''] = match ?? [];
  if (integer + fraction === '') return null;
  const units = unitsOf({ negative: sign === '-', integer, fraction }, decimals);
  return Number.isNaN(units) ? null : units;
}

/** Writes a bound into a message, with no more decimals than it has: `0,1` is `0,1` and 100 is `100`. */
export function writeBound(bound: number): string {
  const [integer = '', fraction] = String(Math.abs(bound)).split('.');
  const sign = bound < 0 ? '-' : '';
  return `${sign}${groupThousands(integer)}${fraction === undefined ? '' : `,${fraction}`}`;
}
