import { type ApiError, toApiError } from '@portal/api';
import { decisionButtons, REGISTRATION_REFUSALS } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { useLatest } from '../../../shared/forms/useLatest.ts';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { notifyFromHere } from '../../../shared/services/notifyFromHere.ts';
import { apiAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';
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
 * G-26). Nothing is sent twice; typed text stays until the decision was accepted.
 *
 * @param onDecided called with the updated registration.
 */
export function useDecision(
  registration: Registration | undefined,
  onDecided?: (decided: Registration) => void,
) {
  const api = useAtomValue(apiAtom);
  const services = useAtomValue(servicesAtom);
  const roles = useAtomValue(rolesAtom);
  const savingStep = useAtomValue(savingStepAtom);
  const takeDecided = useSetAtom(registrationSavedAtom);
  const refresh = useSetAtom(refreshRegistrationAtom);
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const open = useLatest(asked);

  const close = () => {
    open.current = null;
    setAsked(null);
    setFailure(null);
  };

  const { act: send, underWay: sending } = useOneAtATime(
    async (decision: AskedDecision, details: DecisionDetails) => {
      setFailure(null);
      const here = notifyFromHere(services);
      try {
        const decided = await sendDecision(api, decision, details);
        takeDecided(decided);
        here.success(decidedText(decision.action));
        close();
        onDecided?.(decided);
        return undefined;
      } catch (error) {
        const refused = toApiError(error);
        if (open.current) setFailure(refused);
        else here.error(refused); // the dialog is closed
        return refused;
      }
    },
  );

  const { act: readAgain, underWay: reading } = useOneAtATime(async (decision: AskedDecision) => {
    const read = await refresh(decision.registration.id);
    if (!read) return;
    const { enabled, etapaDecisao } = decisionButtons({ flow: read, roles })[decision.action];
    if (!open.current) return;
    if (!enabled) return close();
    setFailure(null);
    setAsked({ ...decision, stage: etapaDecisao, registration: read });
  });

  const buttons = registration && decisionButtons({ flow: registration, roles, busy: sending || savingStep });
  return {
    /** `undefined` before the registration is loaded. */
    buttons,
    /** Why decisions are closed, whether or not one is being sent. */
    closed: registration && closedReason(decisionButtons({ flow: registration, roles })),
    asked,
    sending,
    /** Why the last attempt failed. */
    failure,
    /**
     * Reloads the registration after another user was faster; the dialog stays open if the decision is still
     * possible.
     */
    readAgain: failure && isOutdated(failure) && asked ? () => void readAgain(asked) : undefined,
    reading,
    ask(action: DecisionAction) {
      if (!registration || !buttons?.[action].enabled) return;
      setFailure(null);
      setAsked({ action, stage: buttons[action].etapaDecisao, registration });
    },
    close,
    /** Resolves with the error of a refused decision. */
    send: async (details: DecisionDetails) => asked && send(asked, details),
  };
}

/** Result of `useDecision`. */
export type Decision = ReturnType<typeof useDecision>;
