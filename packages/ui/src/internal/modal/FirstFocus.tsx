import { type RefObject, useLayoutEffect } from 'react';
import { controls } from '../focus-field/controls.ts';

interface FirstFocusProps {
  panelRef: RefObject<HTMLElement | null>;
  /** What has focus first; otherwise the first field, or the panel itself, so that nothing is pressed by mistake. */
  wanted?: RefObject<HTMLElement | null> | undefined;
  /** Brings nothing into view: the panel gets its place only afterwards. @default false */
  preventScroll?: boolean | undefined;
}

/**
 * Moves focus into a panel as it appears. Stands beside a focus manager with `initialFocus={-1}`, which would do it a
 * frame later: a key pressed in between, which on a busy machine is not rare, went to the page behind.
 */
export function FirstFocus({ panelRef, wanted, preventScroll = false }: FirstFocusProps) {
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (panel?.contains(document.activeElement)) return;
    const first = wanted?.current ?? panel?.querySelector<HTMLElement>(controls) ?? panel;
    first?.focus({ preventScroll: preventScroll || first === panel });
  }, [panelRef, wanted, preventScroll]);
  return null;
}
