import type { Edit, EditRules } from '../editing/edit.ts';
import type { Mask } from './mask.ts';
import { maskRules, mostRead } from './maskRules.ts';

/** What stands before a check digit. */
const dash = /\p{Pd}/u;

/** A text in capitals without spaces and dots, and without the word before it, as in "Ag. 1234". */
function withoutSpaces(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*\p{L}+[.:]?\s+(?=\d)/u, '')
    .replace(/[\s.\p{Cf}]/gu, '');
}

/**
 * The rules of a number without its check digit, which has a field of its own: of a text only spaces and dots are left
 * out, and a dash ends it.
 */
export function exactRules(mask: Mask): EditRules {
  const rules = maskRules(mask);
  /** Where a check digit was begun: it is not taken there. */
  let ended: Edit | undefined;
  return {
    insert(before, data, pasted = false) {
      const { text, start, end } = before;
      const goesOn = start === end && text === ended?.text && end === ended.caret;
      ended = undefined;
      if (pasted && mask.clean(data.slice(0, mostRead)) !== withoutSpaces(data))
        return { text, caret: end, fault: 'misfit' };
      if (pasted || !(goesOn || (start > 0 && dash.test(data)))) return rules.insert(before, data, pasted);
      ended = { text, caret: end };
      return { ...ended, fault: 'digit' };
    },
    erase(before, direction) {
      ended = undefined;
      return rules.erase(before, direction);
    },
    tidy: ({ text, caret }) =>
      rules.tidy({ text: text.slice(0, mostRead).replace(/(?<=\d.*)\p{Pd}.*/u, ''), caret }),
  };
}
