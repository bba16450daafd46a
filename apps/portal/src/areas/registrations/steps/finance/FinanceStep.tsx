import {
  type FinanceBody,
  type FinanceForm,
  financeFields,
  financeForm,
  financeSchema,
} from '@portal/domain';
import { useAtomValue } from 'jotai';
import { ContactsCard } from '../../contacts/ContactsCard.tsx';
import { contactKind } from '../../contacts/contactKinds.tsx';
import { bankOption } from '../../enumerations/banksAtom.ts';
import { supplierLabelAtom, supplierOptionsAtom } from '../../enumerations/supplierEnumerationsAtom.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { BankSection } from './BankSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';

/** Step 5, Financeiro (ST5-001 to ST5-027). */
export function FinanceStep(panel: StepPanelProps) {
  const form = useStepForm<FinanceForm, FinanceBody>({
    ...panel,
    step: 5,
    fields: financeFields,
    schema: financeSchema,
    toForm: financeForm,
    optionLabel: useAtomValue(supplierLabelAtom),
    send: sectionCalls.financeiro,
    recordsOf: ({ fornecedor: { dadosBancarios } }) => ({
      'dadosBancarios.banco.id': dadosBancarios.banco ? [bankOption(dadosBancarios.banco)] : [],
    }),
  });
  return (
    <StepForm form={form} optionsOf={useAtomValue(supplierOptionsAtom)}>
      <BankSection />
      <PaymentSection />
      <ContactsCard name="contatos" kind={contactKind} />
    </StepForm>
  );
}
