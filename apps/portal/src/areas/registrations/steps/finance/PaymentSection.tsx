import { PAYMENT_TERMS } from '@portal/domain';
import { Card, Grid, PercentField, Section } from '@portal/ui';
import { useWatch } from 'react-hook-form';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepAnswer, StepChoice } from '../../step-form/StepChoice.tsx';
import { StepOption } from '../../step-form/StepOption.tsx';
import type { FinanceSectionProps } from './financeSection.ts';

/** How the company is paid (ST5-014 to ST5-024): a discount has a type, no discount has none. */
export function PaymentSection({ form: { control }, readOnly }: FinanceSectionProps) {
  const discount = useFormField(control, 'descontoFinanceiro', ['tipoDescontoFinanceiro']);
  const hasDiscount = Boolean(useWatch({ control, name: 'descontoFinanceiro' }));
  const shared = { control, readOnly };
  return (
    <Card id="pagamento">
      <Section title="Pagamento" level={3}>
        <Grid>
          <StepAnswer {...shared} name="prorrogacoes" label="Prorrogações" required />
          <StepChoice
            {...shared}
            name="prazoPagamento"
            label="Prazo de pagamento"
            options={PAYMENT_TERMS}
            required
          />
          <PercentField
            {...discount}
            label="Desconto Financeiro (%)"
            step={0.01}
            max={100}
            required={!readOnly}
            readOnly={readOnly}
          />
          <StepOption
            {...shared}
            name="tipoDescontoFinanceiro"
            label="Tipo de desconto"
            list="tiposDescontoFinanceiro"
            required={hasDiscount}
            disabled={!hasDiscount && !readOnly}
            disabledReason="Somente com desconto maior que zero"
          />
        </Grid>
      </Section>
    </Card>
  );
}
