import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/anyText.ts';
import { toUpperPt } from './toUpperPt.ts';

describe('toUpperPt', () => {
  it.each([
    ['ação de café', 'AÇÃO DE CAFÉ'],
    ['pêssego à l’água nº 3', 'PÊSSEGO À L’ÁGUA Nº 3'],
    ['a\u0303', 'A\u0303'],
    ['straße', 'STRAßE'],
    ['ﬁm', 'ﬁM'],
    ['𐐨 👍', '𐐀 👍'],
    ['ŉ', 'ŉ'],
    ['½', '½'],
    ['i', 'I'],
    ['', ''],
  ])('writes %o as %o (D18)', (text, upper) => {
    expect(toUpperPt(text)).toBe(upper);
  });

  it('never changes the length, so that no caret moves (D12), and repeats itself', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 30 }), (text) => {
        expect(toUpperPt(text)).toHaveLength(text.length);
        expect(toUpperPt(toUpperPt(text))).toBe(toUpperPt(text));
      }),
    );
  });

  it('upper-cases every letter of Portuguese', () => {
    expect(toUpperPt('abcdefghijklmnopqrstuvwxyzáàâãéêíóôõúüç')).toBe(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÀÂÃÉÊÍÓÔÕÚÜÇ',
    );
  });
});
