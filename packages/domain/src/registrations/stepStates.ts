import type { HeldRoles } from '../roles/roleFlags.ts';
import { displayStatus } from './displayStatus.ts';
import type { RegistrationFlow } from './flowStatuses.ts';
import { isRegistrationSupplier } from './registrationRoles.ts';
import {
  areStepsFinished,
  isPreRegistrationFinished,
  REGISTRATION_STEPS,
  type StepNumber,
  stepOf,
} from './registrationSteps.ts';

/** State of a step in stepper and tabs. */
export interface StepState {
  readonly number: StepNumber;
  readonly title: string;
  /** Whether it is shown at all. */
  readonly rendered: boolean;
  readonly disabled: boolean;
  /** Why it is disabled, as a message; `null` when it is not. */
  readonly reason: string | null;
  readonly done: boolean;
  /** Whether it has a warning icon. */
  readonly warning: boolean;
}

/** Why a step is closed before the one ahead of it is done. */
export const NOT_YET = {
  supplier: 'Conclua a etapa anterior para continuar',
  staff: 'O fornecedor ainda não concluiu a etapa anterior',
} as const;

/**
 * How stepper and tabs show the six steps (ONB-033 to ONB-040, C-01): 3 to 6 exist once the pre-registration is
 * finished; a step after the current one is disabled, one before it done; past the steps all are open and done. The
 * warning is on step 2 or 3 while its documents are pendent.
 *
 * @param roles of who looks: only the reason of a disabled step depends on them.
 */
export function stepStates(flow: RegistrationFlow, roles: HeldRoles): StepState[] {
  const status = displayStatus(flow);
  const current = stepOf(status);
  const finished = areStepsFinished({ ...flow, statusFluxoCadastro: status });
  const showsAll = isPreRegistrationFinished({ ...flow, statusFluxoCadastro: status });
  // Only the first analysis refuses before step 3, and steps 1 and 2 are filled in by then.
  const last = status === 'Reprovado' ? 2 : current;
  const notYet = isRegistrationSupplier(roles) ? NOT_YET.supplier : NOT_YET.staff;
  return REGISTRATION_STEPS.map(({ number, title }) => {
    const disabled = !finished && number > last;
    return {
      number,
      title,
      rendered: number <= 2 || showsAll,
      disabled,
      reason: disabled ? notYet : null,
      done: finished || number < current || (status === 'Reprovado' && number <= last),
      warning:
        (number === 2 && status === 'PendenciadoNaPrimeiraAnalise') ||
        (number === 3 && status === 'PendenciadoNaSegundaAnalise'),
    };
  });
}
