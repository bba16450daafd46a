import { describe, expect, it } from 'vitest';
import { formatCompact, formatCompactBrl } from './formatCompact.ts';

describe('numbers in few characters', () => {
  it.each([
    [0, '0'],
    [950, '950'],
    [1_250, '1,3\u00a0mil'],
    [1_234_567, '1,2\u00a0mi'],
  ])('writes %d as %s', (value, text) => expect(formatCompact(value)).toBe(text));

  it.each([-0, -0.04])('writes %d, which is zero on the screen, without a sign', (value) => {
    expect(formatCompact(value)).toBe('0');
    expect(formatCompactBrl(value)).toBe('R$\u00a00');
  });

  it('writes amounts in reais', () => expect(formatCompactBrl(1_234_567)).toBe('R$\u00a01,2\u00a0mi'));
});
