import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBrl } from './formatBrl.ts';

const NBSP = '\u00A0';

describe('formatBrl', () => {
  it.each([
    [1234.56, `R$${NBSP}1.234,56`],
    ['1234.56', `R$${NBSP}1.234,56`],
    [' 1234.56 ', `R$${NBSP}1.234,56`],
    [0.1, `R$${NBSP}0,10`],
    [0, `R$${NBSP}0,00`],
    ['0', `R$${NBSP}0,00`],
    [1.005, `R$${NBSP}1,01`],
    [999.995, `R$${NBSP}1.000,00`],
    [-1234.5, `-R$${NBSP}1.234,50`],
    ['-0.01', `-R$${NBSP}0,01`],
    [1e21, `R$${NBSP}1.000.000.000.000.000.000.000,00`],
    ['1e3', `R$${NBSP}1.000,00`],
  ])('writes %o as %s (FND-086, FRM-22, RTE-002)', (reais, text) => {
    expect(formatBrl(reais)).toBe(text);
  });

  it.each([-0, '-0', '-0.00', -0.004])('writes %o, which is zero on the screen, without a sign', (reais) => {
    expect(formatBrl(reais)).toBe(`R$${NBSP}0,00`);
  });

  it.each([null, undefined, '', ' ', '\n'])('shows a dash for the empty value %o (FRM-22)', (reais) => {
    expect(formatBrl(reais)).toBe('-');
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1.234,56',
    '12,5',
    '0x10',
    '1e400',
    'abc',
    '1 000',
    '--1',
    '+1',
    '.5',
    '5.',
  ])('says "Valor inválido" for %o instead of guessing an amount (FND-083, FRM-22, API3-032)', (reais) => {
    expect(formatBrl(reais)).toBe('Valor inválido');
  });

  it('says "Valor inválido" for what an answer should not hold, instead of throwing', () => {
    expect(formatBrl({} as never)).toBe('Valor inválido');
    expect(formatBrl(true as never)).toBe('Valor inválido');
  });

  it('shows every cent of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = formatBrl(cents / 100);
        expect(Number(text.replace(/\D/g, '')) * (text.startsWith('-') ? -1 : 1)).toBe(
          cents === 0 ? 0 : cents,
        );
        expect(text).toMatch(/^-?R\$\u00A0\d{1,3}(\.\d{3})*,\d{2}$/);
      }),
    );
  });

  it('shows the text form of an amount like the amount', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (reais) => {
        expect(formatBrl(String(reais))).toBe(formatBrl(reais));
      }),
    );
  });
});
