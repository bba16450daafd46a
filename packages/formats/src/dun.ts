import { gtinCheckDigit, isValidGtin } from './gtin.ts';

/** First digit of a DUN: which packing of the same product it is. */
export type DunIndicator = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const EAN_LENGTH = 13;

/** The twelve digits that an EAN brings into a DUN; shorter codes get zeros before them. */
const eanBody = (ean: string) => ean.padStart(EAN_LENGTH, '0').slice(0, -1);

/** The DUN-14 of a box that holds products of this EAN; none for an EAN that is not right itself. */
export function dunFromEan(ean: string, indicator: DunIndicator): string | undefined {
  if (!isValidGtin(ean) || ean.length > EAN_LENGTH) return undefined;
  const body = `${indicator}${eanBody(ean)}`;
  return body + gtinCheckDigit(body);
}

/** Whether a complete DUN is one of a box with another EAN in it. */
export function contradictsEan(dun: string, ean: string): boolean {
  return [8, 12, EAN_LENGTH].includes(ean.length) && dun.length === 14 && dun.slice(1, -1) !== eanBody(ean);
}
