import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  it.each([
    ['ABC', 3, undefined],
    ['ABCD', 3, 'ABC…'],
    ['', 3, undefined],
    ['AB CD', 3, 'AB…'],
    ['aaa😀', 4, undefined],
    ['aaa😀b', 4, 'aaa😀…'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦…'],
    ['e\u0301e\u0301', 1, 'e\u0301…'],
    ['🇧🇷🇧🇷', 1, '🇧🇷…'],
  ])('%j to %d', (text, most, shown) => {
    expect(truncate(text, most)).toBe(shown);
  });

  it.each([20, 40, 50])(
    'cuts at %i characters, whatever they are made of (WID-048, FMC-113, FMC-114, RQL-018)',
    (most) => {
      for (const one of ['A', 'ã', 'e\u0301', '😀', '👨‍👩‍👧‍👦']) {
        expect(truncate(one.repeat(most), most)).toBeUndefined();
        expect(truncate(one.repeat(most + 1), most)).toBe(`${one.repeat(most)}…`);
      }
    },
  );

  it('never leaves half of a character', () => {
    const shown = truncate(`${'a'.repeat(39)}😀b`, 40) ?? '';
    expect(shown).toBe(`${'a'.repeat(39)}😀…`);
    expect(shown.isWellFormed()).toBe(true);
  });
});
