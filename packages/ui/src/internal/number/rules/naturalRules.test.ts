import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readUnits, writeUnits } from '../numberText.ts';
import { mostDigits } from '../units.ts';
import { at, marked } from './marked.ts';
import { naturalRules } from './naturalRules.ts';

const whole = naturalRules(0, false);
const decimal = naturalRules(2, false);
const signed = naturalRules(2, true);
const rate = naturalRules(4, false);

describe('typing a number', () => {
  it.each([
    ['|', '1', '1|'],
    ['123|', '4', '1.234|'],
    ['1|.234', '9', '19|.234'],
    ['1.2|34', '9', '12.9|34'],
    ['|', '0', '0|'],
    ['0|', '0', '0|'],
    ['0|', '7', '7|'],
    ['|', ',', '0,|'],
    ['12|', ',', '12,|'],
    ['12|', '.', '12,|'],
    ['1.2|34', '.', '1.2|34'],
    ['12|34', ',', '12,|34'],
    ['1.2|34,5', ',', '1.2|34,5'],
    ['1|.234', ',', '1|.234'], // would cut a digit off
    ['12|,50', ',', '12,|50'],
    ['12|,50', '.', '12,|50'],
    ['12,5|', '0', '12,50|'],
    ['12,50|', '9', '12,50|'],
    ['12,|50', '9', '12,9|0'],
    ['1[2,5]0', '7', '17|0'],
    ['[12,50]', '7', '7|'],
    ['|', '-', '|'],
    ['12|', 'x', '12|'],
    ['12|', ' ', '12|'],
    ['12|', '３', '123|'],
    ['1.234.567.890.123|', '4', '1.234.567.890.123|'],
  ])('%s + %s = %s', (before, data, after) => {
    expect(marked(decimal.insert(at(before), data))).toBe(after);
  });

  it.each([
    ['|', '-', '-|'],
    ['12|,5', '-', '-12|,5'],
    ['-12|,5', '-', '12|,5'],
    ['-12|,5', '+', '12|,5'],
    ['-|', '5', '-5|'],
    ['|-5', '1', '-1|5'],
    ['-|', '0', '-0|'],
  ])('with a sign: %s + %s = %s', (before, data, after) => {
    expect(marked(signed.insert(at(before), data))).toBe(after);
  });

  it.each([
    ['12|', ',', '12|'],
    ['12|', '.', '12|'],
    ['999.999.999.999.999|', '9', '999.999.999.999.999|'],
  ])('without decimals: %s + %s = %s', (before, data, after) => {
    expect(marked(whole.insert(at(before), data))).toBe(after);
  });
});

describe('pasting a number', () => {
  it.each([
    ['|', '1234,5', '1.234,5|'],
    ['9|9', 'R$ 1.234,56', '1.234,56|'],
    ['|', '1234.56', '1.234,56|'],
    ['|', '1.234', '1.234|'],
    ['|', '12', '12|'],
    ['1|4', '23', '1.23|4'],
    ['[14]', '23', '23|'],
    ['|', '1,239', '1,24|'],
    ['12|', 'abc', '12|'],
    ['12|', '-5,00', '12|'],
    ['12|', '1e21', '12|'],
  ])('%s + %j = %s', (before, data, after) => {
    expect(marked(decimal.insert(at(before), data))).toBe(after);
  });

  it('leaves out no digit of what is pasted', () => {
    expect(marked(whole.insert(at('12.345.678.901|'), '23456', true))).toBe('12.345.678.901|');
    expect(marked(whole.insert(at('1|'), '2', true))).toBe('12|');
  });

  it('takes a fraction for a whole number only where it is nothing', () => {
    expect(marked(whole.insert(at('|'), '12,00'))).toBe('12|');
    expect(marked(whole.insert(at('7|'), '12,50'))).toBe('7|');
  });

  it('takes negatives where they are allowed', () => {
    expect(marked(signed.insert(at('|'), '(1.234,56)'))).toBe('-1.234,56|');
  });
});

describe('erasing in a number', () => {
  it.each([
    ['1.234|', 'backward', '123|'],
    ['1.|234', 'backward', '|234'],
    ['1|.234', 'forward', '1|34'],
    ['1,|50', 'backward', '1|50'],
    ['5|', 'backward', '|'],
    ['|5', 'backward', '|5'],
    ['1|05', 'backward', '|5'],
    ['0|,5', 'backward', '|,5'],
    ['-|5', 'backward', '|5'],
    ['|-5', 'forward', '|5'],
    ['-5|', 'backward', '-|'],
    ['[-5]0', 'backward', '|0'],
    ['1[.23]4', 'backward', '1|4'],
  ] as const)('%s %s = %s', (before, direction, after) => {
    expect(marked(signed.erase(at(before), direction))).toBe(after);
  });

  it('keeps a comma without which the number had too many digits', () => {
    expect(marked(rate.erase(at('12.345.678.901,|2512'), 'backward'))).toBe('12.345.678.901|,2512');
  });
});

describe('putting a number in order', () => {
  it.each([
    // one character more or less is typed or erased
    ['1.234', '1.2345', 6, '12.345|'],
    ['12', '12.', 3, '12,|'],
    ['1.234', '1.34', 2, '1|34'],
    ['1.234', '1.24', 3, '12|4'],
    // everything else is a whole number
    ['', '1234.56', 7, '1.234,56|'],
    ['99,00', '1234.56', 7, '1.234,56|'],
    ['12', 'abc', 3, '12|'],
  ])('after %j came %j', (before, text, caret, after) => {
    const edit = decimal.tidy({ text, caret }, { before, composed: false });
    expect(marked(edit)).toBe(after);
  });

  it('takes what an input method composed character by character', () => {
    expect(decimal.tidy({ text: '1.234567', caret: 8 }, { before: '1.234', composed: true }).text).toBe(
      '1.234.567',
    );
    expect(decimal.tidy({ text: '12é', caret: 3 }, { before: '12', composed: true }).text).toBe('12');
  });
});

describe('any editing', () => {
  const key = fc.constantFrom(...'0123456789,.-+x', 'Backspace', 'Delete');
  const step = fc.record({ key, place: fc.double({ min: 0, max: 1, noNaN: true }) });

  it.each([0, 2, 4])('leaves a text that is in order and can be read, with %i decimals', (decimals) => {
    const rules = naturalRules(decimals, true);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let text = '';
        for (const { key, place } of steps) {
          const caret = Math.round(place * text.length);
          const before = { text, start: caret, end: caret };
          const edit =
            key === 'Backspace'
              ? rules.erase(before, 'backward')
              : key === 'Delete'
                ? rules.erase(before, 'forward')
                : rules.insert(before, key);
          text = edit.text;
          expect(rules.tidy(edit)).toEqual(edit);
          expect(edit.caret).toBeLessThanOrEqual(text.length);
          expect(readUnits(text, decimals) !== null).toBe(/\d/.test(text));
        }
      }),
    );
  });

  it('gives the number that was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** mostDigits - 1 }), (units) => {
        const written = writeUnits(units, 4);
        let edit = { text: '', caret: 0 };
        for (const character of written.replaceAll('.', ''))
          edit = rate.insert({ text: edit.text, start: edit.caret, end: edit.caret }, character);
        expect(marked(edit)).toBe(`${written}|`);
      }),
    );
  });
});

describe('a megabyte', () => {
  it.each(['9'.repeat(1e6), `1${' '.repeat(1e6)}2`, '1.'.repeat(5e5)])('is not read at all', (data) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const inserted = decimal.insert(at('1|2'), data, true);
    const tidied = decimal.tidy({ text: data, caret: data.length }, { before: '12', composed: false });
    const reads = normalize.mock.calls.length;
    normalize.mockRestore();
    expect(marked(inserted)).toBe('1|2');
    expect(marked(tidied)).toBe('12|');
    expect(reads).toBe(0);
  });
});
