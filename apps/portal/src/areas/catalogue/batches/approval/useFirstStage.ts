import { defaultApprovalStage } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation } from 'react-router';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { movesInPage } from '../../../../shared/address/movesInPage.ts';
import { approvals } from './approvals.ts';

/**
 * Opens the page with the queue of the user, unless the address says another filter (LOT-019, LOT-020, G-45). Emptied by the
 * user, who stays in the page, the filter stays empty.
 */
export function useFirstStage(): void {
  const change = useSetAtom(approvals.filterAtom);
  const status = defaultApprovalStage(useAtomValue(rolesAtom));
  const isAsked = useAtomValue(approvals.askedAtom);
  const location = useLocation();

  const arrive = useEffectEvent(({ state, pathname }: Location) => {
    const isEmptied = movesInPage(state, pathname, pathname);
    if (!isAsked && !isEmptied && status !== null) change({ filters: { status } }, { replace: true });
  });
  useEffect(() => arrive(location), [location]); // the filter may be there before its location
}
