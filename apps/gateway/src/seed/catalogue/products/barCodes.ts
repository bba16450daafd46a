import { gtinCheckDigit } from '@portal/formats';

function withCheckDigit(body: string): string {
  const digit = gtinCheckDigit(body);
  if (digit === null) throw new Error(`${body} is no body of a GTIN`);
  return `${body}${digit}`;
}

/**
 * GTIN-13 of an item. The maker has the prefix of Brazil (789 or 790) and four digits, the item five.
 *
 * @param makerNumber 0 to 243.
 * @param itemNumber 0 to 99,999.
 */
export function gtin13(makerNumber: number, itemNumber: number): string {
  const country = makerNumber % 4 === 3 ? '790' : '789';
  const maker = String(1000 + makerNumber * 37);
  return withCheckDigit(`${country}${maker}${String(itemNumber).padStart(5, '0')}`);
}

/** DUN-14 of a box: indicator, the GTIN-13 without its check digit, a new check digit. */
export function dun14(gtin: string, indicator: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8): string {
  return withCheckDigit(`${indicator}${gtin.slice(0, 12)}`);
}
