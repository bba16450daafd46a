import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateText } from './truncateText.ts';

describe('truncateText', () => {
  it('keeps 40 characters as they are and cuts the 41st (WID-048)', () => {
    expect(truncateText('A'.repeat(40))).toBe('A'.repeat(40));
    expect(truncateText('A'.repeat(41))).toBe(`${'A'.repeat(40)}…`);
  });

  it.each([
    ['', 3, ''],
    ['café', 3, 'caf…'],
    ['cafe\u0301s', 4, 'cafe\u0301…'],
    ['cafe\u0301', 4, 'cafe\u0301'],
    ['👩‍👩‍👧👍🏽🇧🇷', 3, '👩‍👩‍👧👍🏽🇧🇷'],
    ['👩‍👩‍👧👍🏽🇧🇷', 2, '👩‍👩‍👧👍🏽…'],
    ['👩‍👩‍👧👍🏽🇧🇷', 1, '👩‍👩‍👧…'],
  ])('cuts %o at %i without splitting what a reader sees as one character: %o', (text, max, cut) => {
    expect(truncateText(text, max)).toBe(cut);
  });

  it('gives the beginning of the text and at most max characters', () => {
    const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 50 }),
        (text, max) => {
          const cut = truncateText(text, max);
          if (cut === text) return;
          const kept = cut.slice(0, -1);
          expect(cut).toBe(`${kept}…`);
          expect(text.startsWith(kept)).toBe(true);
          expect([...segmenter.segment(kept)]).toHaveLength(max);
        },
      ),
    );
  });
});
