import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to the heading of a stage that has come, also where the page begins with it; back at the choice, to the
 * act that had led away from it.
 *
 * @param stage what the page shows
 * @param act id of the act that is under way
 */
export function useStageFocus(
  stage: string,
  act: string | undefined,
  rootRef: RefObject<HTMLElement | null>,
  headingRef: RefObject<HTMLElement | null>,
) {
  const shown = useRef<{ stage: string; act: string | undefined }>({ stage: 'idle', act: undefined });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { stage, act: act ?? before.act };
    if (before.stage === stage) return;
    const root = rootRef.current;
    const opener = root?.querySelector<HTMLElement>(
      `[data-act="${CSS.escape(before.act ?? '')}"]:not(:disabled)`,
    );
    (headingRef.current ?? opener ?? root?.querySelector('h1'))?.focus({ preventScroll: true });
    root?.scrollIntoView({ block: 'start' });
  }, [stage, act, rootRef, headingRef]);
}
