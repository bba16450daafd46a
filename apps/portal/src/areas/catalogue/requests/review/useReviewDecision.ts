import { type ApiError, toApiError } from '@portal/api';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { discardUnsavedAtom } from '../../../../shared/forms/leaveGuardAtoms.ts';
import { useLatest } from '../../../../shared/forms/useLatest.ts';
import { useOneAtATime } from '../../../../shared/forms/useOneAtATime.ts';
import { notifyFromHere } from '../../../../shared/services/notifyFromHere.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import { refreshReviewAtom } from './reviewAtoms.ts';
import { type ReviewAct, sendDecision } from './reviewCalls.ts';
import { type OfferedDecision, offeredDecisionsAtom } from './reviewRulesAtom.ts';
import { DECIDED_TEXTS } from './reviewTexts.ts';

/** A decision that waits for its confirmation. */
type AskedDecision = OfferedDecision & { readonly act: ReviewAct };

/** Whether somebody else was faster, so that reading again helps (D7). */
const isOutdated = ({ status }: ApiError) => status !== null && [400, 403, 404, 409].includes(status);

/**
 * The confirmation of a decision and its sending (RVF-037 to RVF-045, RVP-019, RVP-024). Nothing is sent twice; after a
 * conflict the dialog offers to read again, and stays where the decision is still possible.
 *
 * @param onDecided called once everything on screen is read again.
 */
export function useReviewDecision(onDecided: (act: ReviewAct) => void) {
  const services = useAtomValue(servicesAtom);
  const store = useStore();
  const refresh = useSetAtom(refreshReviewAtom);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const open = useLatest(asked);

  const close = () => {
    open.current = null;
    setAsked(null);
    setFailure(null);
  };

  const { act: send, underWay: sending } = useOneAtATime(async (decision: AskedDecision) => {
    setFailure(null);
    const here = notifyFromHere(services);
    try {
      await sendDecision(services.api, decision.act, decision.seen);
    } catch (error) {
      const refused = toApiError(error);
      if (open.current) setFailure(refused);
      else here.error(refused); // the dialog is closed
      return;
    }
    services.notify.success(DECIDED_TEXTS[decision.act]);
    if (!here.hasLeft()) discardUnsaved();
    await refresh();
    close();
    if (!here.hasLeft()) onDecided(decision.act);
  });

  const { act: readAgain, underWay: reading } = useOneAtATime(async ({ act }: AskedDecision) => {
    await refresh();
    if (!open.current) return;
    const now = store.get(offeredDecisionsAtom).find((offered) => offered.act === act);
    if (!now || now.reason !== null) return close();
    setFailure(null);
    setAsked({ ...now, act });
  });

  return {
    asked,
    sending,
    /** Why the last attempt failed. */
    failure,
    reading,
    /** Reads again what somebody else changed meanwhile; `undefined` where that would not help. */
    readAgain: asked && failure && isOutdated(failure) ? () => void readAgain(asked) : undefined,
    ask(decision: AskedDecision) {
      setFailure(null);
      setAsked(decision);
    },
    close,
    confirm: () => void (asked && send(asked)),
  };
}

export type ReviewDecision = ReturnType<typeof useReviewDecision>;
