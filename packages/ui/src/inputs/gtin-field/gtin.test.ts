import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptBr } from '../../locale/messages.ts';
import { findGtinFault } from './findGtinFault.ts';
import { expectedGtinDigit, gtinCheckDigit, hasCheckDigit, isRepeated } from './gtin.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

describe('check digit of a GTIN', () => {
  it.each([
    ['629104150021', '3'],
    ['789100031550', '7'],
    ['7351353', '7'],
    ['03600029145', '2'],
    ['9841234567890', '8'],
    ['1950123456789', '8'],
    ['1789100031550', '4'],
  ])('of %s is %s', (body, digit) => {
    expect(gtinCheckDigit(body)).toBe(digit);
    expect(expectedGtinDigit(body + digit)).toBeNull();
  });

  it('catches every single wrong digit', () => {
    const wrong = fc.tuple(
      fc.constantFrom(7, 11, 12, 13).chain(digits),
      fc.nat({ max: 12 }),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(wrong, ([body, place, step]) => {
        const code = [...(body + gtinCheckDigit(body))];
        const index = place % code.length;
        code[index] = String((Number(code[index]) + step) % 10);
        return expectedGtinDigit(code.join('')) !== null;
      }),
    );
  });

  it('stays as it is where zeros go before', () => {
    fc.assert(fc.property(digits(11), (body) => gtinCheckDigit(`0${body}`) === gtinCheckDigit(body)));
  });

  it('is known of four lengths', () => {
    expect([7, 8, 11, 12, 13, 14].filter((length) => hasCheckDigit('1'.repeat(length)))).toEqual([
      8, 12, 13, 14,
    ]);
  });

  it.each(['0000000000000', '2222222222222', '88888888'])('%s passes the sum and is no code', (code) => {
    expect(isRepeated(code)).toBe(true);
  });
});

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
          offered === undefined || isRepeated(offered) || findGtinFault(offered, strict, ptBr) === undefined
        );
      }),
    );
  });

  it('only warns where it is not strict', () => {
    expect(findGtinFault('7891000315506', { ...strict, strict: false }, ptBr)?.tone).toBe('warning');
    expect(findGtinFault('7891000315506', strict, ptBr)?.tone).toBe('error');
  });
});
