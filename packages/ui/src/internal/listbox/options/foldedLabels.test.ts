import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../foldText.ts';
import { filterByLabel } from './foldedLabels.ts';

const options = ['São Paulo', 'SANTA CATARINA', 'Amapá', 'Paraná'].map((label) => ({ value: label, label }));
const labels = (text: string) => filterByLabel(options, text).map(({ label }) => label);

describe('filterByLabel', () => {
  it.each([
    ['sao', ['São Paulo']],
    ['SÃO', ['São Paulo']],
    ['s\u0061\u0303o', ['São Paulo']],
    [' cata ', ['SANTA CATARINA']],
    ['pa', ['São Paulo', 'Amapá', 'Paraná']],
    ['paraná', ['Paraná']],
    ['xyz', []],
  ])('finds %j by label, whatever its accents and capitals (WID-057)', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it.each([
    ['4649-4/01', ['4649-4/01 Elétricos']],
    ['46.49-4-01', ['4649-4/01 Elétricos']],
    ['4649401', ['4649-4/01 Elétricos']],
    ['4649', ['4649-4/01 Elétricos', '4649-4/08 Limpeza']],
    ['9-4', ['4649-4/01 Elétricos', '4649-4/08 Limpeza']],
    ['08', ['4649-4/08 Limpeza']],
  ])('finds %j by its code, whatever the punctuation', (text, expected) => {
    const codes = ['4649-4/01 Elétricos', '4649-4/08 Limpeza'].map((label) => ({ value: label, label }));
    expect(filterByLabel(codes, text).map(({ label }) => label)).toEqual(expected);
  });

  it.each(['', '   ', '\u200B', ' \u2060\uFEFF '])('is the same list for %j', (text) => {
    expect(filterByLabel(options, text)).toBe(options);
  });

  it.each(['CAIXA  PLÁSTICA', ' Caixa\u3000plástica', 'caixa\u00A0pla\u0301stica'])(
    'finds the label %j, whatever the spaces between its words',
    (label) => {
      expect(filterByLabel([{ value: 1, label }], 'caixa plástica')).toHaveLength(1);
    },
  );

  it('finds every option by any part of its own label', () => {
    const label = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.array(label, { minLength: 1 }), fc.nat(), fc.boolean(), (texts, seed, upper) => {
        const list = texts.map((text, value) => ({ value, label: text }));
        const picked = list[seed % list.length];
        const text = upper ? picked?.label : foldText(picked?.label ?? '');
        expect(filterByLabel(list, text ?? '')).toContain(picked);
      }),
    );
  });
});
