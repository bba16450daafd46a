import type { FinanceBody, FinanceForm } from '@portal/domain';
import { Card } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { bankOptionsAtom } from '../../../../shared/enumerations/banksAtom.ts';
import { supplierLabelAtom } from '../../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { ContactTable } from '../../contacts/ContactTable.tsx';
import { contactKind } from '../../contacts/contactKinds.tsx';
import { useContactsField } from '../../contacts/useContactsField.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { optionName } from '../../step-form/optionName.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { BankSection } from './BankSection.tsx';
import { financeFields, financeForm, keptFinance } from './financeForm.ts';
import type { FinanceSectionProps } from './financeSection.ts';
import { PaymentSection } from './PaymentSection.tsx';

function FinanceContacts({ form, readOnly }: FinanceSectionProps) {
  const contacts = useContactsField(form.control, 'contatos');
  return (
    <Card id="contatos">
      <ContactTable {...contacts} kind={contactKind} label="Contatos financeiros" readOnly={readOnly} />
    </Card>
  );
}

/** Step 5, Financeiro (ST5-001 to ST5-027). */
export function FinanceStep(panel: StepPanelProps) {
  const { registration, editing } = panel;
  const labelOf = useAtomValue(supplierLabelAtom);
  const banks = useAtomValue(bankOptionsAtom).options;
  const form = useStepForm<FinanceForm, FinanceBody>({
    ...panel,
    step: 5,
    loadSchema: async () => (await import('@portal/domain')).financeSchema,
    toForm: financeForm,
    send: sectionCalls.financeiro,
    fields: financeFields({
      bank: optionName(banks),
      discountType: (id) => labelOf('tiposDescontoFinanceiro', id),
    }),
    kept: keptFinance,
  });
  const section = { form, readOnly: editing.mode !== 'editable' };
  return (
    <StepForm form={form}>
      <BankSection {...section} bank={registration.fornecedor.dadosBancarios.banco} />
      <PaymentSection {...section} />
      <FinanceContacts {...section} />
    </StepForm>
  );
}
