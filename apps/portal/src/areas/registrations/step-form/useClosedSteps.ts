import { displayStatus, flowBadge, type Role } from '@portal/domain';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';
import type { Registration } from '../registration/registrationAtoms.ts';
import { stepErrorsAtom } from './stepErrors.ts';
import { closedStepsAtom, typedStepAtom } from './typedSteps.ts';

function closedText(registration: Registration): string {
  const { label } = flowBadge(displayStatus(registration));
  return `A situação do cadastro mudou para “${label}”. O que você digitou não foi salvo.`;
}

/**
 * Lets go of what stands unsaved in steps that may not be saved any more, since somebody has decided about the registration
 * meanwhile (table B of the state machine), and says so. The draft of a step stays for when it opens again (D11).
 */
export function useClosedSteps(registration: Registration | undefined, roles: readonly Role[]): void {
  const store = useStore();
  const close = useEffectEvent((now: Registration) => {
    const closed = store.get(closedStepsAtom)(now.id, now, roles);
    for (const { flowId, step } of closed) {
      store.set(typedStepAtom, flowId, step, null);
      store.set(stepErrorsAtom, flowId, step, []);
    }
    if (closed.length > 0) store.get(notifyAtom).warning(closedText(now));
  });
  useEffect(() => registration && close(registration), [registration]);
}
