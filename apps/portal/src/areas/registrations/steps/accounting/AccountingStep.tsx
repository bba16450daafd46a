import {
  type AccountingBody,
  type AccountingForm,
  accountingFields,
  accountingForm,
  accountingSchema,
  settleAccounting,
} from '@portal/domain';
import { useAtomValue } from 'jotai';
import { ContactsCard } from '../../contacts/ContactsCard.tsx';
import { contactKind } from '../../contacts/contactKinds.tsx';
import { cnaeOption } from '../../enumerations/cnaesAtom.ts';
import { supplierLabelAtom, supplierOptionsAtom } from '../../enumerations/supplierEnumerationsAtom.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { ActivitySection } from './ActivitySection.tsx';
import { SpecialRegimeSection } from './SpecialRegimeSection.tsx';
import { TaxRegimeSection } from './TaxRegimeSection.tsx';

/** Step 4, Dados Contábeis e Fiscais (ST4-001 to ST4-036). */
export function AccountingStep(panel: StepPanelProps) {
  const form = useStepForm<AccountingForm, AccountingBody>({
    ...panel,
    step: 4,
    fields: accountingFields,
    schema: accountingSchema,
    toForm: accountingForm,
    optionLabel: useAtomValue(supplierLabelAtom),
    send: sectionCalls.contabil,
    recordsOf: ({ fornecedor: { cnae, aliquota } }) => ({
      'cnae.id': cnae ? [cnaeOption(cnae)] : [],
      'aliquota.id': aliquota ? [{ value: aliquota.id, label: aliquota.descricao }] : [],
    }),
    settle: settleAccounting,
  });
  return (
    <StepForm form={form} optionsOf={useAtomValue(supplierOptionsAtom)}>
      <ActivitySection />
      <TaxRegimeSection />
      <SpecialRegimeSection roles={panel.viewer.roles} />
      <ContactsCard name="contatos" kind={contactKind} />
    </StepForm>
  );
}
