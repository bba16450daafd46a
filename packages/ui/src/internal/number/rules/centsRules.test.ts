import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUnits, writeUnits } from '../numberText.ts';
import { mostDigits } from '../units.ts';
import { centsRules } from './centsRules.ts';
import { at, marked } from './marked.ts';

const money = centsRules(false);
const balance = centsRules(true);

describe('typing an amount from its cents', () => {
  it.each([
    ['|', '0', '0,00|'],
    ['|', '1', '0,01|'],
    ['0,01|', '2', '0,12|'],
    ['0,12|', '3', '1,23|'],
    ['123,45|', '6', '1.234,56|'],
    // in the middle the caret stays after the digit (FRM-09)
    ['1.2|34,56', '9', '12.9|34,56'],
    ['1.234|,56', '9', '12.349|,56'],
    ['0,0|1', '5', '0,5|1'],
    ['|1,23', '5', '5|1,23'],
    ['[1.234,56]', '7', '0,07|'],
    ['1[2],34', '7', '17|,34'],
    // signs and points that have no place
    ['1,23|', ',', '1,23|'],
    ['1,23|', '.', '1,23|'],
    ['1,23|', '-', '1,23|'],
    ['1,23|', 'e', '1,23|'],
    ['9.999.999.999.999,99|', '1', '9.999.999.999.999,99|'],
  ])('%s + %s = %s', (before, data, after) => {
    expect(marked(money.insert(at(before), data))).toBe(after);
  });

  it.each([
    ['|', '-', '-|'],
    ['-|', '-', '|'],
    ['-|', '0', '-0,00|'],
    ['-0,00|', '5', '-0,05|'],
    ['1,2|3', '-', '-1,2|3'],
    ['-1,2|3', '-', '1,2|3'],
    ['-1,2|3', '+', '1,2|3'],
    ['1,23|', '+', '1,23|'],
    ['|-1,23', '9', '-9|1,23'],
  ])('with a sign: %s + %s = %s', (before, data, after) => {
    expect(marked(balance.insert(at(before), data))).toBe(after);
  });
});

describe('erasing in an amount', () => {
  it.each([
    ['1.234,56|', 'backward', '123,45|'],
    ['0,12|', 'backward', '0,01|'],
    ['0,01|', 'backward', '0,00|'],
    ['0,00|', 'backward', '|'],
    ['|0,00', 'forward', '|'],
    ['|0,00', 'backward', '|0,00'],
    ['1.|234,56', 'backward', '|234,56'],
    ['1|.234,56', 'forward', '1|34,56'],
    ['[1.234,56]', 'backward', '|'],
    ['1.2[34],56', 'forward', '12|,56'],
    ['-0,05|', 'backward', '-0,00|'],
    ['-0,00|', 'backward', '|'],
    ['-|', 'backward', '|'],
    ['-|1,23', 'backward', '|1,23'],
    ['|-1,23', 'forward', '|1,23'],
  ] as const)('%s %s = %s', (before, direction, after) => {
    expect(marked(balance.erase(at(before), direction))).toBe(after);
  });
});

describe('pasting an amount', () => {
  it.each([
    'R$ 1.234,56',
    'R$\u00a01.234,56',
    '1234.56',
    '1.234,56',
    '1,234.56',
    ' 1234,56\n',
    '１.２３４,５６',
  ])('understands %j, wherever it is pasted', (data) => {
    expect(marked(money.insert(at('|'), data))).toBe('1.234,56|');
    expect(marked(money.insert(at('9|,99'), data))).toBe('1.234,56|');
  });

  it.each([
    ['100.000,25', '100.000,25'],
    ['1.234', '1.234,00'],
    ['1234', '1.234,00'],
    ['1,005', '1,01'],
  ])('reads %j as %j', (data, text) => {
    expect(money.insert(at('|'), data).text).toBe(text);
  });

  it('changes nothing where a text is no amount, too large or below zero', () => {
    for (const data of ['abc', '1e21', '1.23,45', '10000000000000', '(1.234,56)', '-1.234,56'])
      expect(money.insert(at('7,77|'), data).text).toBe('7,77');
  });

  it('takes negatives where they are allowed', () => {
    for (const data of ['(1.234,56)', '-1.234,56', '1.234,56-', '-R$ 1.234,56'])
      expect(balance.insert(at('7,77|'), data).text).toBe('-1.234,56');
  });

  it.each(['5', '50', '1500'])('takes bare %s for reais, whatever stands in the field', (data) => {
    for (const before of ['|', '0,00|', '1|,23'])
      expect(money.insert(at(before), data, true).text).toBe(writeUnits(Number(data) * 100, 2));
  });
});

describe('putting an amount in order', () => {
  it.each([
    ['', '1', 1, '0,01|'],
    ['0,01', '0,012', 5, '0,12|'],
    ['0,12', '0,1', 3, '0,01|'],
    ['0,00', '0,0', 3, '|'],
    ['1.234,56', '1.34,56', 2, '1|34,56'],
    ['', '1234.56', 7, '1.234,56|'],
    ['0,01', '1234.5', 6, '1.234,50|'],
    ['7,77', 'abc', 3, '7,77|'],
  ])('after %j came %j', (before, text, caret, after) => {
    expect(marked(money.tidy({ text, caret }, { before, composed: false }))).toBe(after);
  });

  it('takes what an input method composed digit by digit', () => {
    expect(money.tidy({ text: '12', caret: 2 }, { before: '', composed: true }).text).toBe('0,12');
    expect(money.tidy({ text: '0,0123', caret: 6 }, { before: '0,01', composed: true }).text).toBe('1,23');
  });
});

describe('any amount', () => {
  const cents = fc.integer({ min: 0, max: 10 ** mostDigits - 1 });

  it('typed digit by digit is written as its cents are', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        let edit = { text: '', caret: 0 };
        for (const digit of String(amount))
          edit = money.insert({ text: edit.text, start: edit.caret, end: edit.caret }, digit);
        expect(marked(edit)).toBe(`${writeUnits(amount, 2)}|`);
      }),
    );
  });

  it('typed by a script that appends to the text is the same', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        let text = '';
        for (const digit of String(amount)) {
          const next = text + digit;
          text = money.tidy({ text: next, caret: next.length }, { before: text, composed: false }).text;
        }
        expect(text).toBe(writeUnits(amount, 2));
      }),
    );
  });

  const key = fc.constantFrom(...'0123456789,.-+x', 'Backspace', 'Delete');
  const step = fc.record({ key, place: fc.double({ min: 0, max: 1, noNaN: true }) });

  it('stays in order and readable through any editing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let text = '';
        for (const { key, place } of steps) {
          const caret = Math.round(place * text.length);
          const before = { text, start: caret, end: caret };
          const edit =
            key === 'Backspace'
              ? balance.erase(before, 'backward')
              : key === 'Delete'
                ? balance.erase(before, 'forward')
                : balance.insert(before, key);
          text = edit.text;
          expect(balance.tidy(edit)).toEqual(edit);
          expect(readUnits(text, 2) !== null).toBe(/\d/.test(text));
        }
      }),
    );
  });
});
