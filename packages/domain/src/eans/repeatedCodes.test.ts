import { describe, expect, it } from 'vitest';
import { repeatsCodes } from './repeatedCodes.ts';

const others = [
  { gtinEan: '7891000315507', dun: '17891000315504' },
  { gtinEan: '123', dun: null },
];

describe('repeatsCodes', () => {
  it.each([
    ['the same EAN and DUN', '7891000315507', '17891000315504', true],
    ['the same EAN for another box', '7891000315507', '27891000315501', false],
    ['the same DUN of another EAN', '7890000000017', '17891000315504', false],
    ['a leading zero, which counts', '07891000315507', '17891000315504', false],
    ['a DUN where the old one has none', '123', '1', false],
  ])('%s', (_, gtinEan, dun, expected) => {
    expect(repeatsCodes({ gtinEan, dun }, others)).toBe(expected);
  });

  it('is never true of the first EAN of a product', () => {
    expect(repeatsCodes({ gtinEan: '1', dun: '1' }, [])).toBe(false);
  });
});
