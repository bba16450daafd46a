import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateMiddle, truncateText } from './truncateText.ts';

describe('truncateText', () => {
  it.each([
    ['', 3, undefined],
    ['ABC', 3, undefined],
    ['ABCD', 3, 'ABC…'],
    ['AB CD', 3, 'AB…'],
    ['café', 3, 'caf…'],
    ['aaa😀', 4, undefined],
    ['aaa😀b', 4, 'aaa😀…'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦…'],
    ['e\u0301e\u0301', 1, 'e\u0301…'],
    ['cafe\u0301', 4, undefined],
    ['cafe\u0301s', 4, 'cafe\u0301…'],
    ['👩‍👩‍👧👍🏽🇧🇷', 3, undefined],
    ['👩‍👩‍👧👍🏽🇧🇷', 2, '👩‍👩‍👧👍🏽…'],
    ['🇧🇷🇧🇷', 1, '🇧🇷…'],
  ])('cuts %j at %d without splitting what a reader sees as one character: %j', (text, max, cut) => {
    expect(truncateText(text, max)).toBe(cut);
  });

  it.each([20, 40, 50])(
    'cuts at %i characters, whatever they are made of (WID-048, FMC-113, FMC-114, RQL-018)',
    (max) => {
      for (const one of ['A', 'ã', 'e\u0301', '😀', '👨‍👩‍👧‍👦']) {
        expect(truncateText(one.repeat(max), max)).toBeUndefined();
        expect(truncateText(one.repeat(max + 1), max)).toBe(`${one.repeat(max)}…`);
      }
    },
  );

  it('never leaves half of a character', () => {
    const shown = truncateText(`${'a'.repeat(39)}😀b`, 40) ?? '';
    expect(shown).toBe(`${'a'.repeat(39)}😀…`);
    expect(shown.isWellFormed()).toBe(true);
  });

  it('gives the beginning of the text and at most max characters', () => {
    const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 50 }),
        (text, max) => {
          const cut = truncateText(text, max);
          const length = [...segmenter.segment(text)].length;
          if (cut === undefined) {
            expect(length).toBeLessThanOrEqual(max);
            return;
          }
          expect(length).toBeGreaterThan(max);
          const kept = cut.slice(0, -1);
          expect(cut).toBe(`${kept}…`);
          expect(text.startsWith(kept)).toBe(true);
          const spaces = text.slice(kept.length).search(/\S|$/);
          expect([...segmenter.segment(kept)].length + spaces).toBeGreaterThanOrEqual(max);
        },
      ),
    );
  });
});

describe('truncateMiddle', () => {
  it.each([
    ['', 4, undefined],
    ['ABCD', 4, undefined],
    ['ABCDE', 4, 'AB…DE'],
    ['ABCDEF', 3, 'AB…F'],
    ['AB CD EF', 6, 'AB…EF'],
    ['😀😀😀', 3, undefined],
    ['😀😀😀', 2, '😀…😀'],
    ['e\u0301bce\u0301', 2, 'e\u0301…e\u0301'],
  ])('keeps the beginning and the end of %j within %d characters: %j', (text, max, cut) => {
    expect(truncateMiddle(text, max)).toBe(cut);
  });
});
