import MaskedNumber from 'imask/esm/masked/number';
import {
  type Edit,
  type EditRules,
  erasePlainly,
  type NumberFault,
  type SelectedText,
} from '../../editing/edit.ts';
import { eraseMasked, insertMasked } from '../../editing/imask.ts';
import { writeUnits } from '../numberText.ts';
import { mostDigits } from '../units.ts';
import { caretBefore, numberRules } from './numberEditing.ts';

const isDot = (character: string) => character === '.';

/** Without zeros in front, which imask keeps until a number is whole. */
function show(negative: boolean, { text, caret }: Edit): Edit {
  const [zeros = ''] = /^0[.0]*(?=\d)/.exec(text) ?? [];
  const sign = negative ? '-' : '';
  return { text: sign + text.slice(zeros.length), caret: sign.length + Math.max(0, caret - zeros.length) };
}

/**
 * Typing as on paper: digits, then a comma, then decimals; thousands are grouped along. A dot at the end is taken for
 * the comma, `-` turns the sign, `+` takes it away.
 */
export function naturalRules(decimals: number, allowNegative: boolean): EditRules<NumberFault> {
  const greatest = 10 ** (mostDigits - decimals) - 10 ** -decimals;
  const masked = new MaskedNumber({
    scale: decimals,
    radix: ',',
    thousandsSeparator: '.',
    mapToRadix: [],
    normalizeZeros: false,
    min: 0,
    max: greatest,
    eager: 'remove',
  });

  /** A text without its sign, which imask takes at its beginning only. */
  const unsign = ({ text, start, end }: SelectedText) => {
    const negative = text.startsWith('-');
    const unsigned = text.slice(negative ? 1 : 0);
    if (masked.value !== unsigned) masked.value = unsigned;
    const place = (index: number) =>
      caretBefore(masked.value, text.slice(index).replace(/[-.]/g, '').length, isDot);
    return { negative, number: { text: masked.value, start: place(start), end: place(end) } };
  };

  return numberRules({
    decimals,
    allowNegative,
    joinsPasted: true,
    type(before, character) {
      const { negative, number } = unsign(before);
      if (character === '+' || (character === '-' && allowNegative))
        return show(character === '-' && !negative, insertMasked(masked, number, ''));
      const { text, start, end } = number;
      const isComma = character === ',' || (character === '.' && /^(,|$)/.test(text.slice(end)));
      if (!isComma && !/^\d$/.test(character)) return null;
      const typed = isComma && start === 0 ? '0,' : isComma ? ',' : character;
      // A comma is stepped over, and in full decimals a digit takes the place of the next one.
      const edit = insertMasked(masked, number, typed, text.slice(0, end + 1).includes(','));
      return edit.complete ? show(negative, edit) : null;
    },
    erase(before, direction) {
      const { negative, number } = unsign(before);
      const plain = erasePlainly(before, direction);
      const keepsSign = plain.text.startsWith('-');
      // Without its comma a long number may have more digits than are safe.
      if (Math.abs(Number(plain.text.replaceAll('.', '').replace(',', '.'))) > greatest)
        return { text: before.text, caret: plain.caret };
      return show(keepsSign, eraseMasked(masked, number, negative && !keepsSign ? 'backward' : direction));
    },
    inOrder(text) {
      const { negative, number } = unsign({ text, start: 0, end: 0 });
      return show(negative && allowNegative, { text: number.text, caret: 0 }).text === text;
    },
    write(units, { fraction }) {
      const text = writeUnits(units, decimals);
      const surplus = Math.max(0, decimals - fraction.length);
      return surplus === 0 ? text : text.slice(0, -surplus).replace(/,$/, '');
    },
  });
}
