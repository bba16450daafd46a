import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradictsEan, dunFromEan } from './dun.ts';
import { gtinCheckDigit, isValidGtin } from './gtin.ts';

describe('a DUN made from an EAN', () => {
  it.each([
    ['7891000315507', 1, '17891000315504'],
    ['73513537', 1, '10000073513534'],
    ['7891000315506', 1, undefined],
    ['0000000000000', 1, undefined],
    ['789100', 1, undefined],
    ['17891000315504', 1, undefined],
    ['', 1, undefined],
  ] as const)('%s with indicator %i is %s', (ean, indicator, dun) => {
    expect(dunFromEan(ean, indicator)).toBe(dun);
  });

  it('ends with its check digit and contains the EAN, whatever the indicator', () => {
    const bodies = fc.stringMatching(/^\d{12}$/).filter((body) => new Set(body).size > 1);
    fc.assert(
      fc.property(bodies, fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8), (body, indicator) => {
        const ean = body + gtinCheckDigit(body);
        const dun = dunFromEan(ean, indicator) ?? '';
        expect(dun).toMatch(/^[1-8]\d{13}$/);
        expect(isValidGtin(dun)).toBe(true);
        expect(contradictsEan(dun, ean)).toBe(false);
      }),
    );
  });

  it.each([
    ['17891000315504', '7891000315507', false],
    ['27891000315501', '7891000315507', false],
    ['17891000315504', '7891000315514', true],
    ['17891000315504', '', false],
    ['1789100031550', '7891000315507', false],
  ])('%s against %s: %s', (dun, ean, contradicts) => {
    expect(contradictsEan(dun, ean)).toBe(contradicts);
  });
});
