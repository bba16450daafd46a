import { hasFocus } from '../focusedBeside.ts';
import { changedRange, type Edit } from './edit.ts';

/** React ignores values set on the element, so this uses the native setter and fires an `input` event. */
function setValue(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the selection only where it is not there yet: a move ends what one undo takes back. */
function select(input: HTMLInputElement, start: number, end: number) {
  if (input.selectionStart !== start || input.selectionEnd !== end) input.setSelectionRange(start, end);
}

/**
 * Makes the field hold another text as if the person had typed it. `execCommand` is deprecated, but nothing else adds
 * to the browser's undo history; a field without focus (autofill) has none to keep.
 */
export function replaceText(input: HTMLInputElement, { text, caret }: Edit) {
  const before = input.value;
  const focused = hasFocus(input);
  if (focused) {
    const { start, end, replacement } = changedRange(before, text);
    select(input, start, end);
    input.ownerDocument.execCommand(replacement === '' ? 'delete' : 'insertText', false, replacement);
  }
  if (input.value === before && before !== text) setValue(input, text);
  if (focused && input.value === text) select(input, caret, caret); // it may have been put in order meanwhile
}
