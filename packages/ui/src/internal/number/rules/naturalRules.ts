import type { Edit, EditRules, SelectedText } from '../../editing/edit.ts';
import { groupThousands, writeUnits } from '../numberText.ts';
import { mostDigits } from '../units.ts';
import { caretBefore, numberRules } from './numberEditing.ts';

const isDot = (character: string) => character === '.';

/** A text without its dots, parted at the caret or around the selection, its sign apart. */
interface Parts {
  negative: boolean;
  head: string;
  tail: string;
}

function partsOf({ text, start, end }: SelectedText): Parts {
  const head = text.slice(0, start).replaceAll('.', '');
  const tail = text.slice(end).replaceAll('.', '');
  return {
    negative: head.startsWith('-') || tail.startsWith('-'),
    head: head.replace('-', ''),
    tail: tail.replace('-', ''),
  };
}

function show({ negative, head, tail }: Parts): Edit {
  const [integer = '', fraction] = (head + tail).split(',');
  const digits = groupThousands(integer.replace(/^0+(?=\d)/, ''));
  const text = `${negative ? '-' : ''}${digits}${fraction === undefined ? '' : `,${fraction}`}`;
  return { text, caret: caretBefore(text, tail.length, isDot) };
}

/** Digits before the comma, without zeros in front. */
const wholeDigits = (plain: string) => (plain.split(',')[0] ?? '').replace(/^0+/, '').length;

function erased(before: SelectedText, direction: 'backward' | 'forward'): Parts {
  const parts = partsOf(before);
  const { head, tail } = parts;
  if (before.start !== before.end) {
    const sign = before.text.slice(before.start, before.end).includes('-');
    return sign ? { ...parts, negative: false } : parts;
  }
  if (direction === 'forward')
    return before.text[before.start] === '-'
      ? { ...parts, negative: false }
      : { ...parts, tail: tail.slice(1) };
  if (head !== '') return { ...parts, head: head.slice(0, -1) };
  return before.start > 0 ? { ...parts, negative: false } : parts;
}

/** Inserts a comma at the caret, or steps over an existing one; does nothing when digits would be cut off. */
function withComma({ negative, head, tail }: Parts, decimals: number): Parts | null {
  if (tail.startsWith(',')) return { negative, head: `${head},`, tail: tail.slice(1) };
  if (decimals === 0 || (head + tail).includes(',') || tail.length > decimals) return null;
  return { negative, head: `${head || '0'},`, tail };
}

/** Puts a digit at the caret; in full decimals it takes the place of the next one. */
function withDigit({ negative, head, tail }: Parts, digit: string, decimals: number): Parts | null {
  const next = head + digit;
  const [, fraction = ''] = (next + tail).split(',');
  if (wholeDigits(next + tail) > mostDigits - decimals) return null;
  if (fraction.length <= decimals) return { negative, head: next, tail };
  return head.includes(',') && tail !== '' ? { negative, head: next, tail: tail.slice(1) } : null;
}

/**
 * Typing as on paper: digits, then a comma, then decimals; thousands are grouped along. A dot at the end is taken for
 * the comma, `-` turns the sign, `+` takes it away.
 */
export function naturalRules(decimals: number, allowNegative: boolean): EditRules {
  const typed = (parts: Parts, character: string): Parts | null => {
    if (/^\d$/.test(character)) return withDigit(parts, character, decimals);
    if (character === ',') return withComma(parts, decimals);
    if (character === '.' && /^(,|$)/.test(parts.tail)) return withComma(parts, decimals);
    if (character === '-' && allowNegative) return { ...parts, negative: !parts.negative };
    if (character === '+') return { ...parts, negative: false };
    return null;
  };

  const fits = ({ head, tail }: Parts) => wholeDigits(head + tail) <= mostDigits - decimals;
  const whole = '(?:0|[1-9]\\d{0,2}(?:\\.\\d{3})*)?';
  const ordered = new RegExp(
    `^${allowNegative ? '-?' : ''}${whole}${decimals === 0 ? '' : `(?:,\\d{0,${decimals}})?`}$`,
  );

  return numberRules({
    decimals,
    allowNegative,
    joinsPasted: true,
    type(before, character) {
      const parts = typed(partsOf(before), character);
      return parts && show(parts);
    },
    erase(before, direction) {
      const parts = erased(before, direction);
      // Without its comma a long number may have more digits than are safe.
      if (fits(parts)) return show(parts);
      const over = before.start === before.end && direction === 'backward' ? 1 : 0;
      return { text: before.text, caret: before.start - over };
    },
    inOrder: (text) => ordered.test(text) && fits(partsOf({ text, start: 0, end: 0 })),
    write(units, { fraction }) {
      const text = writeUnits(units, decimals);
      const surplus = Math.max(0, decimals - fraction.length);
      return surplus === 0 ? text : text.slice(0, -surplus).replace(/,$/, '');
    },
  });
}
