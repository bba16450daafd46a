import type { BasicDataBody, BasicDataForm } from '@portal/domain';
import type { StepFormState } from '../../step-form/useStepForm.ts';

/** What each part of step 1 is drawn from. */
export interface BasicDataSectionProps {
  readonly form: Pick<StepFormState<BasicDataForm, BasicDataBody>, 'control' | 'setValue' | 'attempted'>;
  /** Whether its fields are only read. */
  readonly readOnly: boolean;
}
