import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedCnpjDigits, formatCnpj, isValidCnpj, parseCnpj } from './cnpj.ts';

const vectors = [
  ['12ABC34501DE', '35'],
  ['167272300001', '97'],
  ['112223330001', '81'],
  ['AAAAAAAAAAAA', '45'],
  ['ZZZZZZZZZZZZ', '62'],
  ['00A1B2C3D4E5', '10'],
  ['BR0001000001', '66'],
] as const;

const bodies = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((body) => body !== '000000000000');

describe('expectedCnpjDigits', () => {
  it.each(vectors)('gives %s the digits %s (D2)', (body, digits) => {
    expect(expectedCnpjDigits(body)).toBe(digits);
    expect(expectedCnpjDigits(`${body}00`)).toBe(digits);
    expect(expectedCnpjDigits(formatCnpj(body.toLowerCase()))).toBe(digits);
  });

  it.each(['', '12ABC34501D', '12ABC34501D*', '12ABC34501DÉ', '000000000000', '00000000000000'])(
    'gives %o no digits, as it is no CNPJ body',
    (text) => {
      expect(expectedCnpjDigits(text)).toBeNull();
    },
  );
});

describe('isValidCnpj', () => {
  it.each([
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    ' 12.abc.345/01de-35 ',
    '12 ABC 345 01DE 35',
    '12.ABC.345/01DE\u00A0-35',
    '11222333000181',
    '11.222.333/0001-81',
    '16.727.230/0001-97',
  ])('accepts %o (D2)', (text) => {
    expect(isValidCnpj(text)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['11222333000180', 'a wrong second digit'],
    ['11222333000191', 'a wrong first digit'],
    ['12ABC34501DE53', 'swapped check digits'],
    ['1222333000181', 'thirteen characters'],
    ['112223330001811', 'fifteen characters'],
    ['00000000000000', 'twelve zeros, whose sum is right'],
    ['00.000.000/0000-00', 'the same as a placeholder writes it'],
    ['OO.OOO.OOO/OOOO-OO', 'the same with letters for zeros'],
    ['OO.OOO.OOO/OOOO-00', 'the same with letters for zeros but in the check digits'],
    ['12ABC34501DEAB', 'letters as check digits'],
    ['11_222_333/0001-81', 'a foreign separator'],
    ['１1222333000181', 'a full-width digit'],
    ['12ABC345O1DE35', 'the letter O in place of the zero'],
    ['11222333000181\u200B', 'an invisible character'],
  ])('refuses %o: %s', (text) => {
    expect(isValidCnpj(text)).toBe(false);
  });

  it.each('123456789'.split(''))('refuses fourteen times %s', (digit) => {
    expect(isValidCnpj(digit.repeat(14))).toBe(false);
  });

  it('accepts exactly one of the hundred pairs of digits of any body', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const right = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0')).filter(
          (digits) => isValidCnpj(body + digits),
        );
        expect(right).toEqual([expectedCnpjDigits(body)]);
      }),
      { numRuns: 50 },
    );
  });

  it('does not let a sharp s or a dotless i become letters of a CNPJ', () => {
    expect(parseCnpj('ßıſ')).toBe('ßıſ');
  });
});

describe('parseCnpj', () => {
  it('strips punctuation and spaces, upper-cases, and nothing else (D2, FRM-16)', () => {
    expect(parseCnpj('\t12.abc.345/01de-35\n')).toBe('12ABC34501DE35');
    expect(parseCnpj('12*ab')).toBe('12*AB');
  });
});

describe('formatCnpj', () => {
  it.each([
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['11222333000181', '11.222.333/0001-81'],
    ['11.222.333/0001-81', '11.222.333/0001-81'],
    ['1', '1'],
    ['12', '12'],
    ['12a', '12.A'],
    ['12abc', '12.ABC'],
    ['12abc3', '12.ABC.3'],
    ['12abc3450', '12.ABC.345/0'],
    ['12abc34501de3', '12.ABC.345/01DE-3'],
    ['', ''],
    [' - ', ''],
    [null, ''],
    [undefined, ''],
    ['112223330001812', '112223330001812'],
    ['<b>', '<b>'],
  ])('writes %o as %o (D2)', (text, formatted) => {
    expect(formatCnpj(text)).toBe(formatted);
  });

  it('is undone by parseCnpj and repeats itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,14}$/), (cnpj) => {
        expect(parseCnpj(formatCnpj(cnpj))).toBe(cnpj);
        expect(formatCnpj(formatCnpj(cnpj))).toBe(formatCnpj(cnpj));
      }),
    );
  });
});
