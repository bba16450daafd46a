import type { ApiError } from '@portal/api';
import { decisionButtons, REGISTRATION_REFUSALS } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { useAskedDecision } from '../../../shared/decisions/useAskedDecision.tsx';
import type { Notify } from '../../../shared/services/Notify.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import {
  type Registration,
  refreshRegistrationAtom,
  registrationSavedAtom,
} from '../registration/registrationAtoms.ts';
import { savingStepAtom } from '../step-form/savingStepAtom.ts';
import {
  type AskedDecision,
  closedReason,
  type DecisionAction,
  type DecisionDetails,
  decidedText,
  isDecided,
  sendDecision,
} from './decisions.ts';

/** Whether the registration has changed, so that reloading helps (G-26). */
function isOutdated({ status, message }: ApiError): boolean {
  return (
    status === 404 ||
    status === 403 ||
    status === 409 ||
    (status === 400 && message === REGISTRATION_REFUSALS.stale)
  );
}

/**
 * The decisions on a registration: its buttons, the decision to confirm, and sending it (DEC-001 to DEC-028, G-10,
 * G-26).
 *
 * @param onDecided called with the updated registration.
 */
export function useDecision(
  registration: Registration | undefined,
  onDecided?: (decided: Registration) => void,
) {
  const api = useAtomValue(apiAtom);
  const roles = useAtomValue(rolesAtom);
  const savingStep = useAtomValue(savingStepAtom);
  const takeDecided = useSetAtom(registrationSavedAtom);
  const refresh = useSetAtom(refreshRegistrationAtom);
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const goOn = ({ action }: AskedDecision, decided: Registration, here: Pick<Notify, 'success'>) => {
    takeDecided(decided);
    here.success(decidedText(action));
    onDecided?.(decided);
  };
  const decision = useAskedDecision({
    asked,
    setAsked,
    decide: async (sent, here, details: DecisionDetails) => {
      goOn(sent, await sendDecision(api, sent, details), here);
    },
    isOutdated,
    readAgain: async (outdated, unanswered) => {
      const read = await refresh(outdated.registration.id);
      if (!read) return undefined;
      if (unanswered && isDecided(outdated, read, roles))
        return { done: (here) => goOn(outdated, read, here) };
      const { enabled, etapaDecisao, reason } = decisionButtons({ flow: read, roles })[outdated.action];
      return enabled ? { now: { ...outdated, stage: etapaDecisao, registration: read } } : { closed: reason };
    },
  });

  const buttons =
    registration && decisionButtons({ flow: registration, roles, busy: decision.sending || savingStep });
  return {
    /** `undefined` before the registration is loaded. */
    buttons,
    /** Why decisions are closed, whether or not one is being sent. */
    closed: registration && closedReason(decisionButtons({ flow: registration, roles })),
    ...decision,
    asked,
    ask(action: DecisionAction) {
      if (!registration || !buttons?.[action].enabled) return;
      setAsked({ action, stage: buttons[action].etapaDecisao, registration });
    },
  };
}

/** Result of `useDecision`. */
export type Decision = ReturnType<typeof useDecision>;
