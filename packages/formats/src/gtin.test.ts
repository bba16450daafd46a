import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinCheckDigit, isValidGtin } from './gtin.ts';

const lengths = [7, 11, 12, 13] as const;
const bodies = fc
  .constantFrom(...lengths)
  .chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));

describe('gtinCheckDigit', () => {
  it.each([
    ['629104150021', '3'],
    ['789100031550', '7'],
    ['7351353', '7'],
    ['03600029145', '2'],
    ['9841234567890', '8'],
    ['1950123456789', '8'],
    ['1789100031550', '4'],
    ['000000000000', '0'],
  ])('gives %s the digit %s (D8)', (body, digit) => {
    expect(gtinCheckDigit(body)).toBe(digit);
  });

  it.each(['', '123456', '12345678', '1234567890', '12345678901234', '12345678901a', ' 789100031550'])(
    'gives %o no digit, as no GTIN has that body',
    (body) => {
      expect(gtinCheckDigit(body)).toBeNull();
    },
  );
});

it('keeps its check digit where zeros go before', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11}$/), (body) => {
      expect(gtinCheckDigit(`0${body}`)).toBe(gtinCheckDigit(body));
    }),
  );
});

describe('isValidGtin', () => {
  it.each([
    '7891000315507',
    '17891000315504',
    '73513537',
    '036000291452',
    '6291041500213',
    ' 7891000315507 ',
  ])('accepts %o (D8)', (gtin) => {
    expect(isValidGtin(gtin)).toBe(true);
  });

  it.each([
    '',
    '7891000315508',
    '19501234567899',
    '789100031550',
    '78910003155077',
    '789100031550a',
    '789 1000315507',
    '10',
    'SEM GTIN',
  ])('refuses %o (D8)', (gtin) => {
    expect(isValidGtin(gtin)).toBe(false);
  });

  it.each('0123456789'.split('').flatMap((digit) => [8, 12, 13, 14].map((length) => digit.repeat(length))))(
    'refuses %s, one digit repeated, whatever its sum',
    (gtin) => {
      expect(isValidGtin(gtin)).toBe(false);
    },
  );

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(bodies, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, position, shift) => {
        const gtin = body + gtinCheckDigit(body);
        const index = position % gtin.length;
        const wrong = gtin.slice(0, index) + ((Number(gtin[index]) + shift) % 10) + gtin.slice(index + 1);
        expect(isValidGtin(wrong)).toBe(false);
        expect(isValidGtin(gtin)).toBe(new Set(gtin).size > 1);
      }),
    );
  });
});
