import { expect } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { acting } from './acting.ts';

/** Loads lazy parts in advance, so that they render a turn after they are requested. */
export const fetchLateParts = () =>
  Promise.all([
    import('../../charts/line-chart/engine/chartEngine.ts'),
    import('../../inputs/rich-text-field/editor/RichTextEditor.tsx'),
  ]);

/** Lets what was asked for arrive and be placed. */
export const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Presses what opens something, one after the other, and looks at the page after each. */
export async function openEach(within: ParentNode, look = () => {}) {
  for (const opener of within.querySelectorAll<HTMLElement>('[aria-expanded="false"], [aria-haspopup]')) {
    acting(() => opener.focus());
    acting(() => opener.click());
    await turn();
    // The first of a kind is put in a turn later still, however early its code was loaded.
    const opensDialog = opener.ariaExpanded === 'true' && opener.ariaHasPopup === 'dialog';
    if (opensDialog) await waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
    look();
  }
}
