import { isPatternSlot, onFirstUse, writePattern } from '@portal/formats';
import MaskedPattern from 'imask/esm/masked/pattern';

/** A fixed pattern such as `00.000-000`; "bare" is the text without the pattern's own characters. */
export interface Mask {
  /** `A` is a letter or digit, `0` a digit; all other characters are literal. */
  pattern: string;
  /** Its slots, one for each character of a complete bare text. */
  slots: readonly string[];
  /** How many slots there are. */
  capacity: number;
  /** What of any text counts, in capitals, in order. */
  clean: (text: string) => string;
  /** The pattern as imask edits it, made when it is first asked: the usual keys do without. */
  masked: () => MaskedPattern;
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
  const masked = onFirstUse(
    () =>
      new MaskedPattern({
        mask: pattern.replace(/[^0A]/g, '\\$&'),
        definitions: { A: /[A-Z0-9]/, 0: /[0-9]/ },
        prepare: clean,
        eager: 'remove',
      }),
  );
  const slots = [...pattern].filter(isPatternSlot);
  return { pattern, slots, capacity: slots.length, clean, masked };
}

/** Whether the slot takes a character that counts; none does behind the last one. */
export function takes({ slots }: Mask, slot: number, character: string): boolean {
  return slots[slot] === 'A' || (slots[slot] === '0' && /\d/.test(character));
}

/** What of a bare text fits: each character takes the next slot, one that the slot refuses is left out. */
export function fit(mask: Mask, bare: string): string {
  const masked = mask.masked();
  masked.unmaskedValue = bare;
  return masked.unmaskedValue;
}

/** Writes a bare text into the pattern, as far as it goes: `12ABC` becomes `12.ABC`. */
export function format(mask: Mask, bare: string): string {
  return writePattern(mask.pattern, bare);
}
