import { describe, expect, it } from 'vitest';
import { measures, numberText, percentText } from './detailTexts.ts';

describe('measures', () => {
  it('shows centimetres and grams with two decimals (FND-090, FND-091)', () => {
    expect(measures({ altura: 15.5, largura: 24, comprimento: 38.256, peso: 1850 })).toEqual([
      { label: 'Altura', value: '15,50 cm' },
      { label: 'Largura', value: '24,00 cm' },
      { label: 'Comprimento', value: '38,26 cm' },
      { label: 'Peso', value: '1.850,00 g' },
    ]);
  });

  it('shows a dash for what nobody has measured, and a zero as what it is', () => {
    const texts = measures({ altura: null, largura: 0, comprimento: null, peso: null });
    expect(texts.map(({ value }) => value)).toEqual(['-', '0,00 cm', '-', '-']);
  });
});

describe('numbers', () => {
  it('have two decimals at most, percents two and taxes four (CON-70)', () => {
    expect([numberText(4.5), numberText(1000), numberText(null)]).toEqual(['4,5', '1.000', '-']);
    expect([percentText(32.45, 2), percentText(45.5, 4), percentText(null, 4)]).toEqual([
      '32,45 %',
      '45,5000 %',
      '-',
    ]);
  });
});
