import { isPatternSlot, writePattern } from '@portal/formats';

/** Placeholders of a pattern; all other characters are literal. */
const slots: Readonly<Record<string, RegExp>> = { A: /[A-Z0-9]/, '0': /[0-9]/ };

/** A fixed pattern such as `00.000-000`; "bare" is the text without the pattern's own characters. */
export interface Mask {
  /** `A` is a letter or digit, `0` a digit. */
  pattern: string;
  /** What each slot takes, in order. */
  slots: readonly RegExp[];
  /** Number of slots: the length of a complete bare text. */
  capacity: number;
  /** What of any text counts, in capitals, in order. */
  clean: (text: string) => string;
}

/** Letters and digits in capitals; full-width forms become plain ones, spaces and punctuation go. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** The digits of a text in order; full-width forms become plain ones, all else goes. */
export function onlyDigits(text: string): string {
  return lettersAndDigits(text).replace(/[A-Z]/g, '');
}

/** A pattern with the way it reads a text: by default letters count only where the pattern has room for some. */
export function createMask(
  pattern: string,
  clean: (text: string) => string = pattern.includes('A') ? lettersAndDigits : onlyDigits,
): Mask {
  const taking = [...pattern].flatMap((character) => slots[character] ?? []);
  return { pattern, slots: taking, capacity: taking.length, clean };
}

/** What of a bare text fits: each character takes the next slot, one that the slot refuses is left out. */
export function fit(mask: Mask, bare: string): string {
  let result = '';
  for (const character of bare) {
    const slot = mask.slots[result.length];
    if (!slot) break;
    if (slot.test(character)) result += character;
  }
  return result;
}

/** Writes a bare text into the pattern, as far as it goes: `12ABC` becomes `12.ABC`. */
export function format(mask: Mask, bare: string): string {
  return writePattern(mask.pattern, bare);
}

/** Bare characters before a place of a formatted text. */
export function bareIndex(mask: Mask, index: number): number {
  return [...mask.pattern].slice(0, index).filter(isPatternSlot).length;
}

/** Place in the formatted text right after so many bare characters. */
export function formattedIndex(mask: Mask, count: number): number {
  let seen = 0;
  let index = 0;
  for (const character of mask.pattern) {
    if (seen === count) break;
    index += 1;
    if (isPatternSlot(character)) seen += 1;
  }
  return index;
}
