import type { Edit, EditRules, NumberFault, SelectedText } from '../../editing/edit.ts';
import { writeUnits } from '../numberText.ts';
import { mostDigits } from '../units.ts';
import { caretBefore, numberRules } from './numberEditing.ts';

const isNoDigit = (character: string) => !/\d/.test(character);
const digitsIn = (text: string) => text.replace(/\D/g, '');

/** The digits of a text, parted at the caret or around the selection, its sign apart. */
interface Parts {
  negative: boolean;
  head: string;
  tail: string;
}

function partsOf({ text, start, end }: SelectedText): Parts {
  const head = text.slice(0, start);
  const tail = text.slice(end);
  return {
    negative: head.startsWith('-') || tail.startsWith('-'),
    head: digitsIn(head),
    tail: digitsIn(tail),
  };
}

/** Nothing for more digits than are safe. */
function show({ negative, head, tail }: Parts): Edit | null {
  const sign = negative ? '-' : '';
  const digits = (head + tail).replace(/^0+/, '');
  if (digits.length > mostDigits) return null;
  if (head + tail === '') return { text: sign, caret: sign.length };
  const text = sign + writeUnits(Number(digits), 2);
  const caret = caretBefore(text, tail.length, isNoDigit);
  return { text, caret: Math.max(caret, sign.length) };
}

const empty: Edit = { text: '', caret: 0 };
const isZero = (text: string) => /^-?[0.,]*$/.test(text);

function erased(before: SelectedText, direction: 'backward' | 'forward'): Edit | null {
  const parts = partsOf(before);
  const { head, tail } = parts;
  if (before.start !== before.end) return head + tail === '' ? empty : show(parts);
  if (direction === 'forward') {
    if (before.text[before.start] === '-') return show({ ...parts, negative: false });
    return tail === '' ? null : show({ ...parts, tail: tail.slice(1) });
  }
  if (head !== '') return show({ ...parts, head: head.slice(0, -1) });
  return before.start > 0 ? show({ ...parts, negative: false }) : null;
}

/**
 * Typing from the cents: every digit pushes the others to the left, so that `1` is `0,01` and `123456` is `1.234,56`.
 * `-` turns the sign, `+` takes it away; erasing in `0,00` leaves nothing.
 */
export function centsRules(allowNegative: boolean): EditRules<NumberFault> {
  const typed = (parts: Parts, character: string): Edit | null => {
    if (/^\d$/.test(character)) return show({ ...parts, head: parts.head + character });
    if (character === '-' && allowNegative) return show({ ...parts, negative: !parts.negative });
    if (character === '+') return show({ ...parts, negative: false });
    return null;
  };

  const ordered = /^(?:0|[1-9]\d{0,2}(?:\.\d{3})*),\d{2}$/;

  return numberRules({
    decimals: 2,
    allowNegative,
    joinsPasted: false,
    type: (before, character) => typed(partsOf(before), character),
    erase(before, direction) {
      const edit = erased(before, direction);
      if (!edit) return { text: before.text, caret: before.end };
      return isZero(before.text) && before.text !== '' && digitsIn(before.text) !== '' ? empty : edit;
    },
    inOrder(text) {
      const unsigned = allowNegative ? text.replace(/^-/, '') : text;
      return unsigned === '' || (ordered.test(unsigned) && digitsIn(unsigned).length <= mostDigits);
    },
    write: (units) => writeUnits(units, 2),
  });
}
