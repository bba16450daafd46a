import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type RefObject, useState } from 'react';
import { type ReadAgain, useAskedDecision } from '../../../../shared/decisions/useAskedDecision.tsx';
import type { FormHandle } from '../../../../shared/editor/useFormHandle.ts';
import { discardUnsavedAtom, hasUnsavedAtom } from '../../../../shared/forms/leaveGuardAtoms.ts';
import { useLatest } from '../../../../shared/forms/useLatest.ts';
import type { notifyFromHere } from '../../../../shared/services/notifyFromHere.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { refreshReviewAtom } from './reviewAtoms.ts';
import { type ReviewAct, sendDecision } from './reviewCalls.ts';
import { isApproval, isDecided } from './reviewDecisions.ts';
import { type OfferedDecision, offeredDecisionsAtom, reviewOnScreenAtom } from './reviewRulesAtom.ts';
import { DECIDED_TEXTS } from './reviewTexts.ts';

interface ReviewDecisionOptions {
  /** The form on screen: what is approved is saved before. */
  form: RefObject<FormHandle | null>;
  /** Called once everything on screen is read again. */
  onDecided(act: OfferedDecision['act']): void;
  /** Called once a product is saved, which is validated in a dialog of its own. */
  onProductSaved(): void;
}

/** The confirmation of a decision and its sending (RVF-037 to RVF-045, RVP-019, RVP-024). */
export function useReviewDecision({ form, onDecided, onProductSaved }: ReviewDecisionOptions) {
  const api = useAtomValue(apiAtom);
  const store = useStore();
  const refresh = useSetAtom(refreshReviewAtom);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  const [asked, setAsked] = useState<OfferedDecision | null>(null);
  const latest = useLatest(asked);
  const goOn = async (act: ReviewAct, here: ReturnType<typeof notifyFromHere>) => {
    here.success(DECIDED_TEXTS[act]);
    if (!here.hasLeft()) discardUnsaved();
    await refresh();
    if (!here.hasLeft()) onDecided(act);
  };
  /** The decision as it is now, or why it can no longer be taken. */
  const readAgain = async (
    { act }: OfferedDecision,
    unanswered = false,
  ): Promise<ReadAgain<OfferedDecision>> => {
    await refresh();
    if (act !== 'validateProduct' && unanswered && isDecided(act, store.get(reviewOnScreenAtom)))
      return { done: (here) => void goOn(act, here) };
    const now = store.get(offeredDecisionsAtom).find((offered) => offered.act === act);
    return now?.reason === null ? { now } : { closed: now?.reason ?? null };
  };
  /** Asks about what it is once saved; `null` where nothing is decided: the form says what is wrong, or the user went back. */
  const save = async (before: OfferedDecision) => {
    if (!(await form.current?.submit())) return null;
    const read = await readAgain(before);
    if (latest.current !== before) return null;
    const now = 'now' in read ? read.now : null;
    setAsked(now);
    return now;
  };
  const decision = useAskedDecision({
    asked,
    setAsked,
    decide: async (confirmed, here) => {
      const saves = isApproval(confirmed) && store.get(hasUnsavedAtom);
      const decided = saves ? await save(confirmed) : confirmed;
      if (decided === null || here.hasLeft()) return;
      const { act, seen } = decided;
      if (act === 'validateProduct') return onProductSaved();
      await sendDecision(api, act, seen);
      await goOn(act, here);
    },
    isOutdated: ({ status }) => status !== null && [400, 403, 404, 409].includes(status),
    readAgain,
  });
  return { ...decision, asked, ask: setAsked };
}

export type ReviewDecision = ReturnType<typeof useReviewDecision>;
