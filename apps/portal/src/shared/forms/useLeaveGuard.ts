import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useId } from 'react';
import type { Location } from 'react-router';
import { servicesAtom } from '../services/servicesAtom.ts';
import { awaitedLeaveAtom, type LeavesForm, registerUnsavedAtom } from './leaveGuardAtoms.ts';

/** Every other page, and the same page with another query. */
const otherAddress: LeavesForm = (from, to) => from.pathname !== to.pathname || from.search !== to.search;

interface LeaveGuardOptions {
  /**
   * Whether a change of the address leaves the form.
   * @default another path or another query
   */
  leaves?(this: void, from: Location, to: Location): boolean;
  /** The user leaves without saving: the place to forget a draft. */
  onDiscard?(this: void): void;
}

/**
 * Asks 'Você tem dados não salvo' before a form with something unsaved in it is left (PRD-013, PRD-014, GAP-35): by the
 * router, by an act inside the page, and, in the words of the browser, by closing the tab. A session that ends is never
 * held up: what was typed is kept as a draft (D11). The question is drawn by the frame of the portal, see `LeaveGuard`.
 *
 * @param dirty whether something unsaved stands in the form.
 * @example
 * const { ask, release } = useLeaveGuard(dirty);
 * <Cards onSelect={(product) => ask(() => setProduct(product))} />; // an act that changes no address
 * release(); navigate(newPage); // after a save
 */
export function useLeaveGuard(dirty: boolean, { leaves = otherAddress, onDiscard }: LeaveGuardOptions = {}) {
  const id = useId();
  const { session } = useAtomValue(servicesAtom);
  const register = useSetAtom(registerUnsavedAtom);
  const setAwaited = useSetAtom(awaitedLeaveAtom);
  const isLeft = useEffectEvent((from: Location, to: Location) => leaves(from, to));
  const discard = useEffectEvent(() => onDiscard?.());

  useEffect(() => {
    if (!dirty) return;
    const holdTab = (event: BeforeUnloadEvent) => {
      if (session.get()) event.preventDefault();
    };
    register(id, { leaves: (from, to) => isLeft(from, to), discard: () => discard() });
    window.addEventListener('beforeunload', holdTab);
    return () => {
      register(id, null);
      window.removeEventListener('beforeunload', holdTab);
    };
  }, [dirty, id, register, session]);

  return {
    /** Acts at once when nothing is unsaved, else once the user gives it up; an act that navigates needs no `ask`. */
    ask: (act: () => void) => (dirty ? setAwaited({ id, leave: act }) : act()),
    /** What stands in the form is saved: the next navigation leaves it unasked. */
    release: () => register(id, null),
  };
}
