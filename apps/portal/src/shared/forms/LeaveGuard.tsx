import { UnsavedChangesDialog } from '@portal/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { servicesAtom } from '../services/servicesAtom.ts';
import { awaitedLeaveAtom, type UnsavedForm, unsavedFormsAtom } from './leaveGuardAtoms.ts';

/**
 * Blocks a navigation away from an unsaved form and opens the question, once for all forms: a router allows one
 * blocker. Where all is saved meanwhile, the question is settled and what was asked for goes on. Part of the frame of the
 * portal.
 */
export function LeaveGuard() {
  const store = useStore();
  const { session } = useAtomValue(servicesAtom);
  const unsaved = useAtomValue(unsavedFormsAtom);
  const [awaited, setAwaited] = useAtom(awaitedLeaveAtom);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.get() !== null &&
      [...store.get(unsavedFormsAtom).values()].some(
        (form) => !form.letsGo(currentLocation) && form.leaves(currentLocation, nextLocation),
      ),
  );
  /** The place that the user goes to already: the router says so later than the forms do. */
  const going = useRef<Location>(undefined);
  const here = useLocation();
  /** The unsaved forms that the question is about. */
  const askedOf = (forms: ReadonlyMap<string, UnsavedForm>) =>
    [...forms].flatMap(([id, form]) => {
      if (awaited) return id === awaited.id ? [form] : [];
      return blocker.location && form.leaves(here, blocker.location) ? [form] : [];
    });

  const stay = () => {
    for (const form of askedOf(unsaved)) form.hold();
    setAwaited(null);
    blocker.reset?.();
  };
  const goOn = () => {
    setAwaited(null);
    awaited?.leave();
    if (blocker.location === going.current) return;
    going.current = blocker.location;
    blocker.proceed?.();
  };
  const isOpen = blocker.state === 'blocked' || awaited !== null;
  const settle = useEffectEvent((forms: ReadonlyMap<string, UnsavedForm>) => {
    if (isOpen && askedOf(forms).length === 0) goOn();
  });
  useEffect(() => settle(unsaved), [unsaved]);
  return (
    <UnsavedChangesDialog
      open={isOpen}
      onOpenChange={(open) => open || stay()}
      onLeave={() => {
        for (const form of askedOf(unsaved)) form.discard();
        goOn();
      }}
    />
  );
}
