import type { AccountingBody, AccountingForm } from '@portal/domain';
import { Card } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { cnaeOptionsAtom } from '../../../../shared/enumerations/cnaesAtom.ts';
import {
  rateOptionsAtom,
  supplierLabelAtom,
} from '../../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { ContactTable } from '../../contacts/ContactTable.tsx';
import { contactKind } from '../../contacts/contactKinds.tsx';
import { useContactsField } from '../../contacts/useContactsField.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { optionName } from '../../step-form/optionName.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { ActivitySection } from './ActivitySection.tsx';
import { accountingFields, accountingForm, keptAccounting, settleAccounting } from './accountingForm.ts';
import type { AccountingSectionProps } from './accountingSection.ts';
import { SpecialRegimeSection } from './SpecialRegimeSection.tsx';
import { TaxRegimeSection } from './TaxRegimeSection.tsx';

function AccountingContacts({ form, readOnly }: AccountingSectionProps) {
  const contacts = useContactsField(form.control, 'contatos');
  return (
    <Card id="contatos">
      <ContactTable
        {...contacts}
        kind={contactKind}
        label="Contatos contábeis e fiscais"
        readOnly={readOnly}
      />
    </Card>
  );
}

/** Step 4, Dados Contábeis e Fiscais (ST4-001 to ST4-036). */
export function AccountingStep(panel: StepPanelProps) {
  const { registration, viewer, editing } = panel;
  const option = useAtomValue(supplierLabelAtom);
  const cnaes = useAtomValue(cnaeOptionsAtom).options;
  const rates = useAtomValue(rateOptionsAtom);
  const form = useStepForm<AccountingForm, AccountingBody>({
    ...panel,
    step: 4,
    loadSchema: async () => (await import('@portal/domain')).accountingSchema,
    toForm: accountingForm,
    send: sectionCalls.contabil,
    fields: accountingFields({
      option,
      cnae: optionName(cnaes),
      rate: optionName(rates),
    }),
    kept: keptAccounting,
    settle: settleAccounting,
  });
  const section = {
    form,
    viewer,
    supplier: registration.fornecedor,
    readOnly: editing.mode !== 'editable',
  };
  return (
    <StepForm form={form}>
      <ActivitySection {...section} />
      <TaxRegimeSection {...section} />
      <SpecialRegimeSection {...section} />
      <AccountingContacts {...section} />
    </StepForm>
  );
}
