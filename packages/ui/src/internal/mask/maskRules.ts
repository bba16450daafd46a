import type { Edit, EditRules } from '../editing/edit.ts';
import { eraseMasked, insertMasked } from '../editing/imask.ts';
import { fit, format, type Mask, takes } from './mask.ts';

/** Most characters that are read for a number in a mask, with the words and spaces around it. */
export const mostRead = 1000;

/** Keeps the text of a field in the form of a mask, and the caret after the character it stood after. */
export function maskRules(mask: Mask): EditRules {
  const { masked, capacity, clean } = mask;
  /** The text that was last put in order. */
  let shown = '';

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
      const typed = clean(data.slice(0, mostRead));
      if (pasted && typed === '') return { text: before.text, caret: before.end, fault: 'misfit' };
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
    erase: (before, direction) => show(eraseMasked(masked(), before, direction)),
    tidy(edit) {
      if (edit.text === shown) return edit;
      const text = edit.text.slice(0, mostRead);
      return show({ text, caret: edit.caret }, fit(mask, clean(text)));
    },
  };
}
