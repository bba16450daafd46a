import { describe, expect, it } from 'vitest';
import { readPastedCells } from './pastedCells.ts';

describe('readPastedCells', () => {
  it.each<[string, string, [number, string[]][]]>([
    ['nothing', '', []],
    [
      'rows and cells',
      'a\tb\nc\td',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    [
      'the line ends of Windows and of old Macs',
      'a\r\nb\rc',
      [
        [1, ['a']],
        [2, ['b']],
        [3, ['c']],
      ],
    ],
    [
      'empty rows, which count and are left out',
      'a\n\t\n\nb\n\n',
      [
        [1, ['a']],
        [4, ['b']],
      ],
    ],
    ['empty cells', '\ta\t', [[1, ['', 'a', '']]]],
    [
      'quotes around a tab, a line break and quotes',
      '"a\tb"\t"c\nd"\t"16"" inox"',
      [[1, ['a b', 'c d', '16" inox']]],
    ],
    ['quotes inside a cell', 'aro 16"\t"azul" claro', [[1, ['aro 16"', '"azul" claro']]]],
    ['a quote without an end', '"a\tb', [[1, ['"a', 'b']]]],
    [
      'spaces that do not break, and unseen characters',
      '\u00a0verde\u00a0\u00a0água \t\ufeff789\u200b',
      [[1, ['verde água', '789']]],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(readPastedCells(text).map(({ line, cells }) => [line, cells])).toEqual(expected);
  });

  it('reads a large text with a quote at each cell in time', () => {
    expect(readPastedCells('"a\t'.repeat(20_000))).toHaveLength(1);
  }, 2_000);
});
