import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeLine, normalizeLines, normalizeMarkup } from './normalizeText.ts';

const unseen = [
  ['nothing', ''],
  ['spaces', ' \t\n\u00A0\u3000'],
  ['a zero width space', '\u200B'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['marks of direction', '\u200E\u202E\u2066'],
  ['joiners alone', '\u200D \u200C'],
  ['a variation selector alone', '\uFE0F'],
  ['a filler of Hangul', '\u3164'],
  ['a Braille pattern without dots', '\u2800'],
  ['control characters', '\u0007\u0085'],
] as const;

describe('text of any field (D24)', () => {
  it.each(unseen)('is empty when it is %s', (_, text) => {
    expect(normalizeLine(text)).toBe('');
    expect(normalizeLines(text)).toBe('');
  });

  it.each([
    ['composes letters', 'Ac\u0327u\u0301car', 'Açúcar'],
    ['drops format characters', '\uFEFFTRA\u200BMON\u00ADTINA\u2060', 'TRAMONTINA'],
    ['composes across a dropped character', 'a\u200B\u0301', 'á'],
    ['trims and leaves one space between words', ' \u00A0CASA \t\r\n BELA\u3000', 'CASA BELA'],
    ['keeps a joiner inside a word', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['keeps a joined emoji', '👩\u200D🍳', '👩\u200D🍳'],
    ['drops a joiner at the edge of a word', 'CASA\u200D \u200CBELA', 'CASA BELA'],
    ['leaves NUL to be refused', '\0', '\0'],
  ])('%s', (_, text, expected) => {
    expect(normalizeLine(text)).toBe(expected);
  });

  it('keeps the lines of a text of several lines', () => {
    expect(normalizeLines('\u200B\n Falta\u2060 o contrato.\n\n  E o alvará. \n')).toBe(
      'Falta o contrato.\n\n  E o alvará.',
    );
  });

  it('leaves the markup of rich text as it is', () => {
    expect(normalizeMarkup('<p>Panela  <strong>a\u0301gil\u200B</strong></p>\n')).toBe(
      '<p>Panela  <strong>ágil</strong></p>\n',
    );
  });

  it('is the same when it is normalised again', () => {
    const pieces = fc.constantFrom(
      'a',
      'é',
      '\u0301',
      ' ',
      '\n',
      '\u200B',
      '\u200C',
      '\u200D',
      '👩',
      '\uFE0F',
      '\u3164',
      '-',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    for (const normalize of [normalizeLine, normalizeLines, normalizeMarkup])
      fc.assert(fc.property(texts, (text) => normalize(normalize(text)) === normalize(text)));
  });
});
