import {
  type BillingBody,
  type BillingForm,
  billingFields,
  billingForm,
  billingSchema,
} from '@portal/domain';
import { useAtomValue } from 'jotai';
import { ContactsCard } from '../../contacts/ContactsCard.tsx';
import { carrierKind, contactKind } from '../../contacts/contactKinds.tsx';
import { supplierLabelAtom, supplierOptionsAtom } from '../../enumerations/supplierEnumerationsAtom.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { InvoiceSection } from './InvoiceSection.tsx';

/** Step 6, Faturamento e Logística (ST6-001 to ST6-020). */
export function BillingStep(panel: StepPanelProps) {
  const form = useStepForm<BillingForm, BillingBody>({
    ...panel,
    step: 6,
    fields: billingFields,
    schema: billingSchema,
    toForm: billingForm,
    optionLabel: useAtomValue(supplierLabelAtom),
    send: sectionCalls['faturamento-logistica'],
  });
  return (
    <StepForm form={form} optionsOf={useAtomValue(supplierOptionsAtom)}>
      <InvoiceSection />
      <DeliverySection />
      <ContactsCard name="contatos" kind={contactKind} />
      <ContactsCard name="transportadoras" kind={carrierKind} />
    </StepForm>
  );
}
