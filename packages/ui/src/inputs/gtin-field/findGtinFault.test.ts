import { isRepeatedDigit } from '@portal/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptBr } from '../../locale/messages.ts';
import { findGtinFault } from './findGtinFault.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

describe('what is wrong with a code (D8)', () => {
  const strict = { codeName: 'EAN', lengths: [13], legacy: false, strict: true };
  const text = (code: string, rules = strict) => findGtinFault(code, rules, ptBr)?.text;

  it.each([
    ['7891000315507', undefined],
    ['7891000315506', 'Dígito verificador esperado: 7'],
    ['789100031550', 'EAN deve conter 13 dígitos'],
    ['0000000000000', 'EAN inválido: todos os dígitos são iguais'],
  ])('%s: %s', (code, fault) => {
    expect(text(code)).toBe(fault);
  });

  it('names every length that would do', () => {
    expect(text('123', { ...strict, codeName: 'GTIN', lengths: [8, 12, 13] })).toBe(
      'GTIN deve conter 8, 12 ou 13 dígitos',
    );
  });

  it('takes shorter codes of the catalogue, and still checks those that are a GTIN', () => {
    const legacy = { ...strict, legacy: true };
    expect(text('12345', legacy)).toBeUndefined();
    expect(text('73513537', legacy)).toBeUndefined();
    expect(text('73513530', legacy)).toBe('Dígito verificador esperado: 7');
  });

  it('offers a code that is right', () => {
    fc.assert(
      fc.property(digits(13), (code) => {
        const offered = findGtinFault(code, strict, ptBr)?.offer?.value;
        return (
          offered === undefined ||
          isRepeatedDigit(offered) ||
          findGtinFault(offered, strict, ptBr) === undefined
        );
      }),
    );
  });

  it('only warns where it is not strict', () => {
    expect(findGtinFault('7891000315506', { ...strict, strict: false }, ptBr)?.tone).toBe('warning');
    expect(findGtinFault('7891000315506', strict, ptBr)?.tone).toBe('error');
  });
});
