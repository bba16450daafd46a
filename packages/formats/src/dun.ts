import { gtinCheckDigit, isValidGtin } from './gtin.ts';

/** First digit of a DUN: which packaging of the same product it is. */
export type DunIndicator = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const EAN_LENGTH = 13;

/** The twelve digits of an EAN that go into a DUN; shorter codes are padded with zeros. */
const eanBody = (ean: string) => ean.padStart(EAN_LENGTH, '0').slice(0, -1);

/** The DUN-14 of a box with products of this EAN; undefined when the EAN is wrong. */
export function dunFromEan(ean: string, indicator: DunIndicator): string | undefined {
  if (!isValidGtin(ean) || ean.length > EAN_LENGTH) return undefined;
  const body = `${indicator}${eanBody(ean)}`;
  return body + gtinCheckDigit(body);
}

/** Whether a complete DUN belongs to another EAN. */
export function contradictsEan(dun: string, ean: string): boolean {
  return [8, 12, EAN_LENGTH].includes(ean.length) && dun.length === 14 && dun.slice(1, -1) !== eanBody(ean);
}
