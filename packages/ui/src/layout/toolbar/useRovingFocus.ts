import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { stopForKey } from './stopForKey.ts';

const control =
  'button:not(:disabled), a[href], input:not([type="hidden"], :disabled), select:not(:disabled), [data-stop]';

/** Controls that use the arrow keys themselves: each stays a tab stop of its own. */
const usesArrows =
  'textarea, select, [role="combobox"], input:not([type="checkbox"], [type="button"], [type="submit"])';

/** Fewer are reached faster by Tab. */
const fewest = 3;

const controlsOf = (root: HTMLElement | null) =>
  [...(root?.querySelectorAll<HTMLElement>(control) ?? [])].filter((each) => !each.matches(usesArrows));

/** Leaves one of the controls in the tab order: the one wanted, else the first. */
function leaveOneStop(controls: readonly HTMLElement[], wanted: HTMLElement | undefined) {
  const stop = wanted && controls.includes(wanted) ? wanted : controls[0];
  for (const each of controls) each.tabIndex = each === stop ? 0 : -1;
  return stop;
}

/** Makes many controls one tab stop, between which arrows, Home and End move. */
export function useRovingFocus(rootRef: RefObject<HTMLElement | null>) {
  const [roving, setRoving] = useState(false);
  const stop = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    const look = () => {
      const controls = controlsOf(root);
      const isMany = controls.length >= fewest;
      setRoving(isMany);
      if (isMany) stop.current = leaveOneStop(controls, stop.current);
      else for (const each of controls) each.tabIndex = 0;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      for (const each of controlsOf(root)) each.removeAttribute('tabindex');
    };
  }, [rootRef]);

  return {
    roving,
    handlers: {
      onFocus(event: FocusEvent) {
        const controls = controlsOf(rootRef.current);
        const focused = controls.find((each) => each === event.target);
        if (roving && focused) stop.current = leaveOneStop(controls, focused);
      },
      onKeyDown(event: KeyboardEvent) {
        if (!roving || event.defaultPrevented || event.nativeEvent.isComposing) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const controls = controlsOf(rootRef.current);
        const from = controls.findIndex((each) => each.matches(':focus'));
        if (from < 0) return;
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const to = stopForKey(event.key, from, controls.length, isRtl);
        if (to === undefined) return;
        event.preventDefault();
        controls[to]?.focus();
      },
    },
  };
}
