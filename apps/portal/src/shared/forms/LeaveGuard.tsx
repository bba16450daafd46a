import { UnsavedChangesDialog } from '@portal/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { type Location, useBlocker, useLocation } from 'react-router';
import { servicesAtom } from '../services/servicesAtom.ts';
import { awaitedLeaveAtom, unsavedFormsAtom } from './leaveGuardAtoms.ts';

/**
 * Blocks a navigation away from an unsaved form and opens the question, once for all forms: a router allows one
 * blocker. Part of the frame of the portal.
 */
export function LeaveGuard() {
  const store = useStore();
  const { session } = useAtomValue(servicesAtom);
  const [awaited, setAwaited] = useAtom(awaitedLeaveAtom);
  const leftForms = (from: Location, to: Location) =>
    [...store.get(unsavedFormsAtom).values()].filter(({ leaves }) => leaves(from, to));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.get() !== null && leftForms(currentLocation, nextLocation).length > 0,
  );
  const here = useLocation();

  const stay = () => {
    setAwaited(null);
    blocker.reset?.();
  };
  const leave = () => {
    const left = awaited
      ? [store.get(unsavedFormsAtom).get(awaited.id)]
      : blocker.location
        ? leftForms(here, blocker.location)
        : [];
    for (const form of left) form?.discard();
    setAwaited(null);
    awaited?.leave();
    blocker.proceed?.();
  };
  return (
    <UnsavedChangesDialog
      open={blocker.state === 'blocked' || awaited !== null}
      onOpenChange={(open) => open || stay()}
      onLeave={leave}
    />
  );
}
