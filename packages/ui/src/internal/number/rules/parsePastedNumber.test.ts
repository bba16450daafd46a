import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeUnits } from '../numberText.ts';
import { fromUnits, mostDigits, unitsOf } from '../units.ts';
import { parsePastedNumber } from './parsePastedNumber.ts';

const read = (text: string, decimals = 4) => {
  const number = parsePastedNumber(text);
  return number && fromUnits(unitsOf(number, decimals), decimals);
};

describe('a pasted number', () => {
  it.each([
    ['1234', 1234],
    ['0', 0],
    ['007', 7],
    ['1234,5', 1234.5],
    ['1,234', 1.234],
    [',5', 0.5],
    ['5,', 5],
    ['.5', 0.5],
    ['5.', 5],
    ['1234.56', 1234.56],
    ['1234.567', 1234.567],
    ['0.125', 0.125],
    ['1.5', 1.5],
    ['1.234', 1234],
    ['12.345', 12345],
    ['1.234,56', 1234.56],
    ['100.000,25', 100000.25],
    ['1,234.56', 1234.56],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1.234.567,89', 1234567.89],
    ['1,234,567.89', 1234567.89],
    ['1 234 567,89', 1234567.89],
    ['1\u202f234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['R$\u00a01.234,56', 1234.56],
    [' r$1.234,56 \r\n', 1234.56],
    ['BRL 10', 10],
    ['12,5%', 12.5],
    ['12,5 %', 12.5],
    ['-1.234,56', -1234.56],
    ['1.234,56-', -1234.56],
    ['(1.234,56)', -1234.56],
    ['(R$ 1.234,56)', -1234.56],
    ['R$ (1,00)', null],
    ['R$ -1,00', -1],
    ['-R$ 1,00', -1],
    ['\u22121,5', -1.5],
    ['+3', 3],
    ['１．２３４，５６', 1234.56],
    ['\u200b1,5\ufeff', 1.5],
  ])('%j is %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1e5',
    '0x10',
    '1,00 2,00',
    '12 34',
    '1.23,45',
    '12.34.56',
    '1,2,3',
    '1.234,56,7',
    '0.123.456,7.8',
    '--1',
    '-(1)',
    '-1-',
    '.',
    ',',
    'R$',
    '01/02/2026',
    '12.345.678/0001-90',
  ])('%j is none', (text) => {
    expect(parsePastedNumber(text)).toBeNull();
  });

  const units = fc.integer({ min: -(10 ** mostDigits - 1), max: 10 ** mostDigits - 1 });

  it.each([0, 2, 4])('reads back what is written with %i decimals', (decimals) => {
    fc.assert(
      fc.property(units, (amount) => {
        const number = parsePastedNumber(writeUnits(amount, decimals));
        expect(number && unitsOf(number, decimals)).toBe(amount);
      }),
    );
  });

  it('never throws, and what it reads are digits', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+() R$%\u00a0') }),
    );
    fc.assert(
      fc.property(noise, (text) => {
        const number = parsePastedNumber(text);
        if (number) expect(`${number.integer}${number.fraction}`).toMatch(/^\d+$/);
      }),
    );
  });
});
