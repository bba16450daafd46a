import type { AccountingBody, AccountingForm } from '@portal/domain';
import type { StepFormState } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';

/** What each part of step 4 is drawn from. */
export interface AccountingSectionProps extends Pick<StepPanelProps, 'viewer'> {
  readonly form: Pick<StepFormState<AccountingForm, AccountingBody>, 'control'>;
  /** As it is stored: its names are known before the lists are. */
  readonly supplier: StepPanelProps['registration']['fornecedor'];
  /** Whether its fields are only read. */
  readonly readOnly: boolean;
}
