import { isFlowStatus, isWaitingForSupplier } from './flowStatuses.ts';
import { areStepsFinished, type RegistrationProgress, type StepNumber, stepOf } from './registrationSteps.ts';

const STEP_NUMBERS: readonly StepNumber[] = [1, 2, 3, 4, 5, 6];

const upTo = (last: number) => STEP_NUMBERS.filter((step) => step <= last);

/** The steps that a supplier may edit as a whole (table B): those filled in so far and the next one. */
export function supplierSteps(status: string): StepNumber[] {
  return isWaitingForSupplier(status) ? upTo(stepOf(status)) : [];
}

/** The step of which a supplier may replace the pendent documents, `null` in a status without pendencies (table B). */
export function pendentStepOf(status: string): StepNumber | null {
  if (status === 'PendenciadoNaPrimeiraAnalise') return 2;
  return status === 'PendenciadoNaSegundaAnalise' ? 3 : null;
}

/** The steps that staff may edit (table B): none in `AprovacaoDiretoria` and `Reprovado`. */
export function staffSteps(status: string): StepNumber[] {
  if (!isFlowStatus(status) || status === 'AprovacaoDiretoria' || status === 'Reprovado') return [];
  const progress: RegistrationProgress = { statusFluxoCadastro: status, etapaReprovacao: null };
  return upTo(areStepsFinished(progress) ? 6 : Math.max(2, stepOf(status)));
}
