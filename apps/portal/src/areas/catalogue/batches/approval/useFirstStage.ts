import { defaultApprovalStage } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { approvals } from './approvals.ts';

/** Opens the page with the queue of the user, unless the address says another filter (LOT-019, LOT-020, G-45). */
export function useFirstStage(): void {
  const change = useSetAtom(approvals.filterAtom);
  const status = defaultApprovalStage(useAtomValue(rolesAtom));
  const isAsked = useAtomValue(approvals.askedAtom);
  const opened = useRef(false);

  useEffect(() => {
    if (opened.current) return; // emptied by the user, the filter stays empty
    opened.current = true;
    if (!isAsked && status !== null) change({ filters: { status } }, { replace: true });
  }, [isAsked, status, change]);
}
