import type { Edit, EditRules } from '../editing/edit.ts';
import { eraseMasked, insertMasked } from '../editing/imask.ts';
import { fit, format, type Mask } from './mask.ts';

/** Keeps the text of a field in the form of a mask, and the caret after the character it stood after. */
export function maskRules(mask: Mask): EditRules {
  const { masked, capacity, clean } = mask;

  /** imask leaves punctuation before what was refused or erased; the caret stays before it. */
  const show = ({ text, caret }: Edit, bare = masked.unmaskedValue): Edit => {
    const head = bare.slice(0, clean(text.slice(0, caret)).length);
    return { text: format(mask, bare), caret: format(mask, head).length };
  };

  return {
    insert(before, data) {
      const typed = clean(data);
      // A complete pasted number replaces the whole value.
      if (typed.length === capacity && fit(mask, typed) === typed)
        return show({ text: typed, caret: typed.length });
      return show(insertMasked(masked, before, typed, true));
    },
    erase: (before, direction) => show(eraseMasked(masked, before, direction)),
    tidy: (edit) => (edit.text === masked.value ? edit : show(edit, fit(mask, clean(edit.text)))),
  };
}
