import { describe, expect, it } from 'vitest';
import { winAnsiText } from './winAnsiText.ts';

describe('winAnsiText', () => {
  it('keeps every letter of Portuguese and the signs around them', () => {
    const text = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜ áâãàçéêíóôõúü Nº 1ª § “aspas” – travessão — 50% R$ € ½ • …';
    expect(winAnsiText(text)).toBe(text);
  });

  it.each([
    ['a composed letter', 'AC\u0327A\u0303O', 'AÇÃO'],
    ['the space of an amount', 'R$\u00a01.234,56', 'R$ 1.234,56'],
    ['thin spaces and tabs', 'a\u202fb\tc', 'a b c'],
    ['invisible signs', 'A\u200bB\u00ad\ufeffC', 'ABC'],
    ['arrows and signs of arithmetic', 'A → B − 1 ≥ 0', 'A -> B - 1 >= 0'],
    ['what has no likeness', 'CHÁ 茶 🍵', 'CHÁ ? ?'],
  ])('writes %s', (_what, text, written) => {
    expect(winAnsiText(text)).toBe(written);
  });

  it('keeps the lines of a text', () => {
    expect(winAnsiText('um\ndois')).toBe('um\ndois');
  });
});
