import { isValidStateRegistration, STATE_REGISTRATION_MAX } from '@portal/formats';
import type { EditRules, SelectedText, TextFault } from '../../internal/editing/edit.ts';
import { createMask, lettersAndDigits, onlyDigits } from '../../internal/mask/mask.ts';
import { maskRules } from '../../internal/mask/maskRules.ts';

/** What a company without a state registration writes. */
export const exempt = 'ISENTO';

/** Up to 15 digits: every state has a punctuation of its own, so none is written. */
export const registrationMask = createMask('0'.repeat(STATE_REGISTRATION_MAX));

/** The beginning of the word means the whole word; one letter short of its end, it is being deleted. */
function meansExempt(text: string): boolean {
  const letters = lettersAndDigits(text);
  return /^I(S\D*)?$/.test(letters) && letters !== exempt.slice(0, -1);
}

/** Digits, or the one word. */
export const registrationOrExemptMask = createMask(
  'A'.repeat(STATE_REGISTRATION_MAX),
  (text) => onlyDigits(text).slice(0, STATE_REGISTRATION_MAX) || (meansExempt(text) ? exempt : ''),
);

/** Whether a bare state registration has 8 to 15 digits, or is the word (ST1-015, ST1-016). */
export function isStateRegistration(bare: string): boolean {
  return bare === exempt || isValidStateRegistration(bare);
}

const digits = maskRules(registrationMask);
const word = { text: exempt, caret: exempt.length };
const unchanged = ({ text, end }: SelectedText, fault?: TextFault) => ({ text, caret: end, fault });

/** Digits, or the word as one piece: its first letter writes it, erasing takes all of it, a digit takes its place. */
export const registrationRules: EditRules = {
  insert(before, data, pasted) {
    const rest = before.text.slice(0, before.start) + before.text.slice(before.end);
    if (onlyDigits(data) === '') return rest === '' && meansExempt(data) ? word : unchanged(before, 'misfit');
    return digits.insert(before.text === exempt ? { text: '', start: 0, end: 0 } : before, data, pasted);
  },

  erase(before, direction) {
    if (before.text !== exempt) return digits.erase(before, direction);
    const atEdge =
      before.start === before.end && before.start === (direction === 'backward' ? 0 : exempt.length);
    return atEdge ? unchanged(before) : { text: '', caret: 0 };
  },

  tidy(edit) {
    return onlyDigits(edit.text) === '' && meansExempt(edit.text) ? word : digits.tidy(edit);
  },
};
