import { describe, expect, it } from 'vitest';
import { cnpjCheckDigits, cnpjMask, expectedCnpjDigits } from './cnpj.ts';

describe('check digits of a CNPJ', () => {
  it.each([
    ['12ABC34501DE', '35'],
    ['112223330001', '81'],
    ['AAAAAAAAAAAA', '45'],
    ['ZZZZZZZZZZZZ', '62'],
  ])('of %s are %s', (root, digits) => {
    expect(cnpjCheckDigits(root)).toBe(digits);
    expect(expectedCnpjDigits(root + digits)).toBeNull();
  });

  it('are told where others stand', () => {
    expect(expectedCnpjDigits('12ABC34501DE36')).toBe('35');
  });
});

describe('cleaning', () => {
  it.each(['CNPJ: 12.abc.345/01de-35', 'cnpj 12ABC34501DE35', '12ABC34501DE35'])('%s', (text) => {
    expect(cnpjMask.clean(text)).toBe('12ABC34501DE35');
  });
});
