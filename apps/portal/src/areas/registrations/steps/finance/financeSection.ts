import type { FinanceBody, FinanceForm } from '@portal/domain';
import type { StepFormState } from '../../step-form/useStepForm.ts';

/** What each part of step 5 is drawn from. */
export interface FinanceSectionProps {
  readonly form: Pick<StepFormState<FinanceForm, FinanceBody>, 'control'>;
  /** Whether its fields are only read. */
  readonly readOnly: boolean;
}
