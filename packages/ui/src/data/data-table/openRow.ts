import type { MouseEvent } from 'react';

const operable = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable]';

/**
 * A click on a row presses the link or button that names it, with the same keys held; a click on any other control of
 * the row stays with that control, and so does the end of a text selection.
 */
export function openRow(event: MouseEvent, body: HTMLElement | null) {
  const { target } = event;
  if (!(target instanceof Element) || !body?.contains(target)) return; // a dialog's click bubbles here through React
  if (target.closest(operable) || document.getSelection()?.isCollapsed === false) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  target
    .closest('tr')
    ?.querySelector('[data-row-link]')
    ?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
