import { FREIGHT_SITUATIONS } from '@portal/domain';
import { Card, Grid, GtinField, Section } from '@portal/ui';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepChoice } from '../../step-form/StepChoice.tsx';
import { StepOption } from '../../step-form/StepOption.tsx';
import { StepText } from '../../step-form/StepText.tsx';
import type { BillingSectionProps } from './billingSection.ts';

/** Return invoices, freight, GLN and breakages (ST6-002 to ST6-007, ST6-012, ST6-013). A doubtful GLN is told, not refused. */
export function InvoiceSection({ form: { control }, readOnly }: BillingSectionProps) {
  const { value: gln, ...glnField } = useFormField(control, 'glnEdi');
  const shared = { control, readOnly };
  return (
    <Card id="faturamento">
      <Section title="Faturamento" level={3}>
        <Grid>
          <StepText
            {...shared}
            name="emailParaRecebimentoXml"
            label="E-mail XML (NFD)"
            type="email"
            autoComplete="off"
            required
          />
          <StepChoice
            {...shared}
            name="situacaoFrete"
            label="Situação do frete"
            options={FREIGHT_SITUATIONS}
            required
          />
          <GtinField
            {...glnField}
            label="GLN EDI"
            codeName="GLN"
            strict={false}
            value={gln ?? ''}
            readOnly={readOnly}
          />
          <StepOption
            {...shared}
            name="tratamentoQuebras"
            label="Tratamento de quebras"
            list="tratamentoQuebras"
            required
          />
        </Grid>
      </Section>
    </Card>
  );
}
