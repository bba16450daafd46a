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

  it('never leaves half of a character', () => {
    const shown = truncate(`${'a'.repeat(39)}😀b`, 40) ?? '';
    expect(shown).toBe(`${'a'.repeat(39)}😀…`);
    expect(shown.isWellFormed()).toBe(true);
  });
});
