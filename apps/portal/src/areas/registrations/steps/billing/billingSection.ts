import type { BillingBody, BillingForm } from '@portal/domain';
import type { StepFormState } from '../../step-form/useStepForm.ts';

/** What each part of step 6 is drawn from. */
export interface BillingSectionProps {
  readonly form: Pick<StepFormState<BillingForm, BillingBody>, 'control'>;
  /** Whether its fields are only read. */
  readonly readOnly: boolean;
}
