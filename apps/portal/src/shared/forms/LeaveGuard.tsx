import { UnsavedChangesDialog } from '@portal/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useBlocker } from 'react-router';
import { servicesAtom } from '../services/servicesAtom.ts';
import { awaitedLeaveAtom, unsavedFormsAtom } from './leaveGuardAtoms.ts';

/**
 * Holds a navigation away from an unsaved form and asks about it, once for all forms on screen: a router has room for
 * one such guard. Part of the frame of the portal.
 */
export function LeaveGuard() {
  const store = useStore();
  const { session } = useAtomValue(servicesAtom);
  const [awaited, setAwaited] = useAtom(awaitedLeaveAtom);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const forms = [...store.get(unsavedFormsAtom).values()];
    return session.get() !== null && forms.some((leaves) => leaves(currentLocation, nextLocation));
  });

  const stay = () => {
    setAwaited(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const leave = () => {
    setAwaited(null);
    if (blocker.state === 'blocked') blocker.proceed();
    else awaited?.leave();
  };
  return (
    <UnsavedChangesDialog
      open={blocker.state === 'blocked' || awaited !== null}
      onOpenChange={(open) => open || stay()}
      onLeave={leave}
    />
  );
}
