import type { Edit, SelectedText } from '../../editing/edit.ts';

/** Reads `12|,50` as a text with its caret, `1[2,5]0` as one with a selection. */
export function at(text: string): SelectedText {
  const start = text.search(/[|[]/);
  return {
    text: text.replace(/[|[\]]/g, ''),
    start,
    end: text.includes(']') ? text.indexOf(']') - 1 : start,
  };
}

/** Writes an edit as `12|,50`. */
export const marked = ({ text, caret }: Edit) => `${text.slice(0, caret)}|${text.slice(caret)}`;
