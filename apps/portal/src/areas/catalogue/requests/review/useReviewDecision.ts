import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { useAskedDecision } from '../../../../shared/decisions/useAskedDecision.tsx';
import { discardUnsavedAtom } from '../../../../shared/forms/leaveGuardAtoms.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { refreshReviewAtom } from './reviewAtoms.ts';
import { type ReviewAct, sendDecision } from './reviewCalls.ts';
import { type OfferedDecision, offeredDecisionsAtom } from './reviewRulesAtom.ts';
import { DECIDED_TEXTS } from './reviewTexts.ts';

/** A decision that waits for its confirmation. */
type AskedDecision = OfferedDecision & { readonly act: ReviewAct };

/**
 * The confirmation of a decision and its sending (RVF-037 to RVF-045, RVP-019, RVP-024).
 *
 * @param onDecided called once everything on screen is read again.
 */
export function useReviewDecision(onDecided: (act: ReviewAct) => void) {
  const api = useAtomValue(apiAtom);
  const store = useStore();
  const refresh = useSetAtom(refreshReviewAtom);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const decision = useAskedDecision({
    asked,
    setAsked,
    decide: async ({ act, seen }, here) => {
      await sendDecision(api, act, seen);
      here.success(DECIDED_TEXTS[act]);
      if (!here.hasLeft()) discardUnsaved();
      await refresh();
      if (!here.hasLeft()) onDecided(act);
    },
    isOutdated: ({ status }) => status !== null && [400, 403, 404, 409].includes(status),
    readAgain: async ({ act }) => {
      await refresh();
      const now = store.get(offeredDecisionsAtom).find((offered) => offered.act === act);
      return now?.reason === null ? { ...now, act } : null;
    },
  });
  return { ...decision, asked, ask: setAsked };
}

export type ReviewDecision = ReturnType<typeof useReviewDecision>;
