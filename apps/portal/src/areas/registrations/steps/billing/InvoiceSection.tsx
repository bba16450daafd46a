import type { billingFields } from '@portal/domain';
import { Card, Grid, GtinField, Section } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';

const { Choice, Option, Text, useField } = inputsOf<typeof billingFields>();

/** A doubtful GLN gets a warning and is not refused (ST6-007). */
function GlnField() {
  return <GtinField {...useField('glnEdi')} codeName="GLN" strict={false} />;
}

/** Return invoices, freight, GLN and breakages (ST6-002 to ST6-007, ST6-012, ST6-013). */
export function InvoiceSection() {
  return (
    <Card id="faturamento">
      <Section title="Faturamento" level={3}>
        <Grid>
          <Text name="emailParaRecebimentoXml" type="email" autoComplete="off" />
          <Choice name="situacaoFrete" />
          <GlnField />
          <Option name="tratamentoQuebras" />
        </Grid>
      </Section>
    </Card>
  );
}
