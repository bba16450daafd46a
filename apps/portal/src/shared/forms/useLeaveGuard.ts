import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Location } from 'react-router';
import { isLeaving } from '../address/isLeaving.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import { awaitedLeaveAtom, type LeavesForm, registerUnsavedAtom } from './leaveGuardAtoms.ts';
import { useHeldTab } from './useHeldTab.ts';

/** Another page, or the same page with another query. */
const otherAddress: LeavesForm = (from, to) => from.pathname !== to.pathname || from.search !== to.search;

export interface LeaveGuardOptions {
  /**
   * Whether a change of the address leaves the form.
   *
   * @default another path or another query
   */
  leaves?(this: void, from: Location, to: Location): boolean;
  /** Called when the user leaves without saving, to discard a draft. */
  onDiscard?(this: void): void;
}

/**
 * Asks 'Você tem dados não salvo' before a dirty form is left (PRD-013, PRD-014, GAP-35): by navigation, by an
 * action inside the page, and, with the browser's own text, by closing the tab. The end of a session is never
 * blocked: the draft keeps the input (D11). `LeaveGuard` in the frame of the portal renders the question.
 *
 * @param dirty whether the form is dirty.
 * @example
 * const { ask, release } = useLeaveGuard(dirty);
 * <Cards onSelect={(product) => ask(() => setProduct(product))} />; // an action without a new address
 * release(); navigate(newPage); // after a save
 */
export function useLeaveGuard(dirty: boolean, { leaves = otherAddress, onDiscard }: LeaveGuardOptions = {}) {
  const id = useId();
  const store = useStore();
  const { router } = useAtomValue(servicesAtom);
  const register = useSetAtom(registerUnsavedAtom);
  const setAwaited = useSetAtom(awaitedLeaveAtom);
  const isLeft = useEffectEvent((from: Location, to: Location) => leaves(from, to));
  const discard = useEffectEvent(() => onDiscard?.());
  /** That the form was saved, and then the place that the next navigation leads away from. */
  const released = useRef<{ from?: Location }>(null);

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useHeldTab(dirty);
  useEffect(() => {
    if (!dirty) return;
    released.current = null;
    register(id, {
      leaves: (from, to) => isLeft(from, to),
      letsGo: (from) => {
        if (released.current) released.current.from ??= from;
        return released.current?.from?.key === from.key;
      },
      hold: () => {
        released.current = null;
      },
      discard: () => discard(),
    });
    return () => register(id, null);
  }, [dirty, id, register]);

  return {
    /**
     * Runs an action at once when the form is not dirty, otherwise after the user discards the changes; actions that
     * navigate do not need it.
     */
    ask: (act: () => void) => (dirty ? setAwaited({ id, leave: act }) : act()),
    /** Whether the form is gone, or the user goes elsewhere or is asked about that: nothing else may lead them on then. */
    isLeft: () => !isShown.current || store.get(awaitedLeaveAtom) !== null || isLeaving(router),
    /** Marks the form as saved: the next navigation is not blocked; those after it are, where the form goes on and is dirty. */
    release: () => {
      released.current = {};
    },
  };
}
