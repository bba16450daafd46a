import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enFormats } from '../../locales/en/enFormats.ts';
import { writeUnits } from './numberText.ts';
import { centsRules } from './rules/centsRules.ts';
import { naturalRules } from './rules/naturalRules.ts';
import { fromSigns, inSigns, rulesInSigns } from './signs.ts';

const { signs } = enFormats;
const amount = rulesInSigns(centsRules(false), signs);
const decimal = rulesInSigns(naturalRules(4, true), signs);

const typed = (rules: typeof amount, text: string) =>
  [...text].reduce(
    (edit, one) => rules.insert({ text: edit.text, start: edit.caret, end: edit.caret }, one),
    {
      text: '',
      caret: 0,
    },
  ).text;

describe('a number in English', () => {
  it.each([
    ['123456', '1,234.56'],
    ['1', '0.01'],
  ])('of the cents %s is %s', (digits, text) => {
    expect(typed(amount, digits)).toBe(text);
  });

  it.each([
    ['1234.5', '1,234.5'],
    ['-0.125', '-0.125'],
    ['.5', '0.5'],
  ])('typed as %s is %s', (keys, text) => {
    expect(typed(decimal, keys)).toBe(text);
  });

  it.each([
    ['1,234', '1,234'],
    ['1,234.56', '1,234.56'],
    ['$ 1.234,56'.slice(2), '1,234.56'],
    ['1.234', '1.234'],
  ])('pasted as %s is %s', (data, text) => {
    expect(decimal.insert({ text: '', start: 0, end: 0 }, data, true).text).toBe(text);
  });

  it('is taken back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (units) => {
        const text = writeUnits(units, 2);
        expect(fromSigns(inSigns(text, signs), signs)).toBe(text);
      }),
    );
  });

  it('is erased from its end', () => {
    expect(amount.erase({ text: '1,234.56', start: 8, end: 8 }, 'backward').text).toBe('123.45');
  });
});
