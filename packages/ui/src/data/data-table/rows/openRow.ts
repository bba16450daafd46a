import { isTextSelected } from '../../../internal/isTextSelected.ts';

const operable = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable]';

/**
 * A click on a row presses the link or button that names it, with the same keys held; a click on any other control of
 * the row stays with that control, and so does the end of a text selection.
 */
export function openRow(
  target: Element,
  row: HTMLElement,
  { ctrlKey, metaKey, shiftKey }: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
) {
  if (target.closest(operable) || isTextSelected()) return;
  row
    .querySelector('[data-row-link]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
