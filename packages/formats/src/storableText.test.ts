import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableText } from './storableText.ts';

describe('storableText', () => {
  it.each([
    ['', ''],
    ['AÇO\n\t10 %', 'AÇO\n\t10 %'],
    ['A\0Ç\0O\0', 'AÇO'],
    ['\uD83D', ''],
    ['\uDE00A', 'A'],
    ['A\uD83D\0\uDE00B', 'AB'],
    ['\u{1F600}\uD83D\u{1F600}', '\u{1F600}\u{1F600}'],
    ['\u{1F468}\u200D\u{1F469}', '\u{1F468}\u200D\u{1F469}'],
  ])('makes %j to %j', (text, storable) => {
    expect(storableText(text)).toBe(storable);
  });

  it('leaves well-formed text without NUL, always, and such a text as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\0', '\uD83D', '\uDE00', 'a', 'é', '\u{1F600}') }),
        (text) => {
          const storable = storableText(text);
          expect(storable.isWellFormed()).toBe(true);
          expect(storable).not.toContain('\0');
          expect(storableText(storable)).toBe(storable);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0'));
        expect(storableText(text)).toBe(text);
      }),
    );
  });
});
