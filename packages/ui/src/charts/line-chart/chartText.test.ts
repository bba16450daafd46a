import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptBr } from '../../locale/messages.ts';
import { purchases } from './chartExample.ts';
import { chartSummary } from './chartSummary.ts';
import { axisValue, chartValue } from './chartValue.ts';
import { readingAfter } from './reading/readingAfter.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('chartValue', () => {
  it.each([
    [1234.56, 'currency', 'R$ 1.234,56'],
    [-0, 'currency', 'R$ 0,00'],
    [-10, 'currency', '-R$ 10,00'],
    [1234.5, 'number', '1.234,5'],
    [12.5, 'percent', '12,50%'],
    [null, 'currency', '–'],
    [undefined, 'number', '–'],
    [Number.NaN, 'currency', 'Valor inválido'],
  ] as const)('writes %s as %s: %s', (value, format, expected) => {
    expect(plain(chartValue(value, format, ptBr))).toBe(expected);
  });

  it.each([
    [1_200_000, 'currency', 'R$ 1,2 mi'],
    [15_000, 'number', '15 mil'],
    [-0, 'number', '0'],
    [50, 'percent', '50%'],
  ] as const)('writes %s short as %s: %s', (value, format, expected) => {
    expect(plain(axisValue(value, format, ptBr))).toBe(expected);
  });
});

describe('chartSummary', () => {
  it('says highest, lowest and last of each line in one sentence', () => {
    expect(plain(chartSummary(purchases, 'currency', ptBr))).toBe(
      'De janeiro a agosto: Aprovados: maior R$ 1.415.220,00 (agosto), menor R$ 1.234,56 (março), ' +
        'último R$ 1.415.220,00 (agosto); Projeção dos Requisitados: maior R$ 1.702.100,00 (agosto), ' +
        'menor R$ 640.300,00 (março), último R$ 1.702.100,00 (agosto).',
    );
  });

  it('says what has no values', () => {
    const series = [{ id: 'a', name: 'Aprovados', values: [null, Number.NaN] }];
    expect(chartSummary({ categories: ['a', 'b'], series }, 'number', ptBr)).toBe(
      'De a a b: Aprovados: sem valores.',
    );
    expect(chartSummary({ categories: [], series: [] }, 'number', ptBr)).toBe('Não há dados para exibir');
  });
});

describe('readingAfter', () => {
  const size = { categories: 3, lines: 2 };

  it.each([
    [null, 'ArrowRight', { category: 0, line: 0 }],
    [null, 'ArrowLeft', { category: 2, line: 0 }],
    [null, 'ArrowDown', { category: 0, line: 0 }],
    [{ category: 2, line: 1 }, 'ArrowRight', { category: 2, line: 1 }],
    [{ category: 1, line: 1 }, 'ArrowDown', { category: 1, line: 0 }],
    [{ category: 1, line: 0 }, 'ArrowUp', { category: 1, line: 1 }],
    [{ category: 1, line: 1 }, 'Home', { category: 0, line: 1 }],
    [{ category: 1, line: 1 }, 'End', { category: 2, line: 1 }],
    [{ category: 1, line: 1 }, 'a', null],
  ])('goes from %j by %s to %j', (from, key, to) => {
    expect(readingAfter(key, from, size)).toEqual(to);
  });

  it('never leaves the data', () => {
    const keys = fc.array(
      fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'x'),
    );
    fc.assert(
      fc.property(fc.nat(5), fc.nat(4), keys, (categories, lines, pressed) => {
        let reading: ReturnType<typeof readingAfter> = null;
        for (const key of pressed) {
          reading = readingAfter(key, reading, { categories, lines }) ?? reading;
          if (!reading) continue;
          expect(reading.category >= 0 && reading.category < categories).toBe(true);
          expect(reading.line >= 0 && reading.line < lines).toBe(true);
        }
      }),
    );
  });
});
