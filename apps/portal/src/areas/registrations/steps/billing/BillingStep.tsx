import type { BillingBody, BillingForm } from '@portal/domain';
import { Card } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { supplierLabelAtom } from '../../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { ContactTable } from '../../contacts/ContactTable.tsx';
import { carrierKind, contactKind } from '../../contacts/contactKinds.tsx';
import { useContactsField } from '../../contacts/useContactsField.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { billingFields, billingForm, keptBilling } from './billingForm.ts';
import type { BillingSectionProps } from './billingSection.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { InvoiceSection } from './InvoiceSection.tsx';

function BillingContacts({ form, readOnly }: BillingSectionProps) {
  const contacts = useContactsField(form.control, 'contatos');
  const carriers = useContactsField(form.control, 'transportadoras');
  return (
    <>
      <Card id="contatos">
        <ContactTable {...contacts} kind={contactKind} label="Contatos de logística" readOnly={readOnly} />
      </Card>
      <Card id="transportadoras">
        <ContactTable {...carriers} kind={carrierKind} label="Transportadoras" readOnly={readOnly} />
      </Card>
    </>
  );
}

/** Step 6, Faturamento e Logística (ST6-001 to ST6-020). */
export function BillingStep(panel: StepPanelProps) {
  const labelOf = useAtomValue(supplierLabelAtom);
  const form = useStepForm<BillingForm, BillingBody>({
    ...panel,
    step: 6,
    loadSchema: async () => (await import('@portal/domain')).billingSchema,
    toForm: billingForm,
    send: sectionCalls['faturamento-logistica'],
    fields: billingFields((id) => labelOf('tratamentoQuebras', id)),
    kept: keptBilling,
  });
  const section = { form, readOnly: panel.editing.mode !== 'editable' };
  return (
    <StepForm form={form}>
      <InvoiceSection {...section} />
      <DeliverySection {...section} />
      <BillingContacts {...section} />
    </StepForm>
  );
}
