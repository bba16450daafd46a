import type Masked from 'imask/esm/masked/base';
import { type Edit, erasePlainly, type SelectedText } from './edit.ts';

/**
 * Where imask edits texts. Its models do, without its control of the `<input>`: that one keeps an undo history that
 * tells nobody of changes (uNmAnNeR/imaskjs#1127), refuses drops, and misses what the browser fills in (#1082).
 */
function splice(
  masked: Masked,
  { text, start, end }: SelectedText,
  data: string,
  direction: 'NONE' | 'LEFT' | 'RIGHT' = 'NONE',
) {
  if (masked.value !== text) masked.value = text;
  const { offset, rawInserted } = masked.splice(start, end - start, data, direction, {
    input: true,
    raw: true,
  });
  return { text: masked.value, caret: start + offset, complete: rawInserted === data };
}

/**
 * The text after `data` was typed over the selection; `complete` where all of it found a place. What has no room is
 * written over what follows, where it may: imask does so always or never.
 */
export function insertMasked(masked: Masked, before: SelectedText, data: string, mayOverwrite = false) {
  masked.overwrite = false;
  const pushed = splice(masked, before, data);
  if (pushed.complete || !mayOverwrite) return pushed;
  masked.overwrite = true;
  return splice(masked, before, data);
}

/** The text after Backspace or Delete; next to punctuation the character behind it goes (`eager: 'remove'`). */
export function eraseMasked(masked: Masked, before: SelectedText, direction: 'backward' | 'forward'): Edit {
  const { text, caret: start } = erasePlainly(before, direction);
  const end = start + before.text.length - text.length;
  if (before.start !== before.end || start === end) return insertMasked(masked, before, '');
  const edit = splice(
    masked,
    { text: before.text, start, end },
    '',
    direction === 'backward' ? 'LEFT' : 'RIGHT',
  );
  return direction === 'backward' ? edit : { text: edit.text, caret: start };
}
