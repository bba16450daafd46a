import type { Edit, EditRules } from '../editing/edit.ts';
import { eraseMasked, insertMasked } from '../editing/imask.ts';
import { fit, format, type Mask, takes, withoutSpaces } from './mask.ts';

/** Most characters that are read for a number in a mask, with the words and spaces around it. */
const mostRead = 1000;

/** What stands before a check digit. */
const dash = /\p{Pd}/u;

/** Keeps the text of a field in the form of a mask, and the caret after the character it stood after. */
export function maskRules(mask: Mask): EditRules {
  const { masked, capacity, clean, exact } = mask;
  /** The text that was last put in order. */
  let shown = '';
  /** Where a check digit was begun: it is not taken there. */
  let ended: Edit | undefined;

  const write = (bare: string): Edit => {
    shown = format(mask, bare);
    return { text: shown, caret: shown.length };
  };

  /** imask leaves punctuation before what was refused or erased; the caret stays before it. */
  const show = ({ text, caret }: Edit, bare = masked().unmaskedValue): Edit => {
    const head = bare.slice(0, clean(text.slice(0, caret)).length);
    return { ...write(bare), caret: format(mask, head).length };
  };

  return {
    insert(before, data, pasted = false) {
      const { text, start, end } = before;
      const goesOn = start === end && text === ended?.text && end === ended.caret;
      ended = undefined;
      if (exact && !pasted && (goesOn || (start > 0 && dash.test(data)))) {
        ended = { text, caret: end };
        return { ...ended, fault: 'checkDigit' };
      }
      const typed = clean(data.slice(0, mostRead));
      const misses = typed === '' || (exact && typed !== withoutSpaces(data));
      if (pasted && misses) return { text: before.text, caret: before.end, fault: 'misfit' };
      // A complete pasted number replaces the whole value.
      if (typed.length === capacity && fit(mask, typed) === typed) return write(typed);
      // The usual key, at the end: there is nothing to push, so that imask is not asked.
      if (typed.length === 1 && before.start === before.text.length) {
        const bare = clean(before.text);
        if (takes(mask, bare.length, typed)) return write(bare + typed);
      }
      const edit = show(insertMasked(masked(), before, typed, true));
      return clean(edit.text).includes(typed) ? edit : { ...edit, fault: 'cut' };
    },
    erase(before, direction) {
      ended = undefined;
      return show(eraseMasked(masked(), before, direction));
    },
    tidy(edit) {
      if (edit.text === shown) return edit;
      const read = edit.text.slice(0, mostRead);
      const text = exact ? read.replace(/(?<=\d.*)\p{Pd}.*/u, '') : read;
      return show({ text, caret: edit.caret }, fit(mask, clean(text)));
    },
  };
}
