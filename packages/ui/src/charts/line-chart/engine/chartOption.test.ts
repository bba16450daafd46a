import { describe, expect, it } from 'vitest';
import { ptBr } from '../../../locale/messages.ts';
import { chartOption } from './chartOption.ts';
import { themePalette } from './chartPalette.ts';

function optionOf(values: readonly number[], pointsOnly = false) {
  const categories = values.map((_, day) => `dia ${day + 1}`);
  const series = [{ id: 'fluxo', name: 'Fluxo de Caixa', values, pointsOnly }];
  return chartOption({
    categories,
    series,
    format: 'currency',
    showValues: false,
    hidden: [],
    palette: themePalette('light', 'Inter'),
    messages: ptBr,
  });
}

describe('chartOption', () => {
  it.each([
    ['marks the points of a year of weeks', 52, 'circle'],
    ['leaves the points of a year of days without marks, which would hide the line', 340, 'none'],
  ])('%s', (_, count, symbol) => {
    const values = Array.from({ length: count }, (__, day) => day);
    expect(optionOf(values).series).toEqual([expect.objectContaining({ symbol })]);
  });

  it('draws each point of a line that has points alone, of any number, and nothing between them', () => {
    const values = Array.from({ length: 340 }, (_, day) => day);
    expect(optionOf(values, true).series).toEqual([
      expect.objectContaining({
        symbol: 'circle',
        showAllSymbol: true,
        lineStyle: expect.objectContaining({ width: 0 }),
      }),
    ]);
  });

  it('leaves room below values under zero, and begins at zero where there are none', () => {
    expect(optionOf([0, -300_000, -20]).yAxis).toMatchObject({ boundaryGap: ['8%', 0] });
    expect(optionOf([0, 300_000, 20]).yAxis).not.toHaveProperty('boundaryGap');
  });
});
