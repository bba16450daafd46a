import type { billingFields } from '@portal/domain';
import { Card, GtinField, Section } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';

const { Choice, FieldGrid, Option, OrRead, Text, useField } = inputsOf<typeof billingFields>();

/** A doubtful GLN gets a warning and is not refused (ST6-007). */
function GlnField() {
  return <GtinField {...useField('glnEdi')} codeName="GLN" strict={false} />;
}

/** Return invoices, freight, GLN and breakages (ST6-002 to ST6-007, ST6-012, ST6-013). */
export function InvoiceSection() {
  return (
    <Card id="faturamento">
      <Section title="Faturamento" level={3}>
        <FieldGrid of="situacaoFrete">
          <Text name="emailParaRecebimentoXml" type="email" autoComplete="off" />
          <Choice name="situacaoFrete" />
          <OrRead name="glnEdi">
            <GlnField />
          </OrRead>
          <Option name="tratamentoQuebras" />
        </FieldGrid>
      </Section>
    </Card>
  );
}
