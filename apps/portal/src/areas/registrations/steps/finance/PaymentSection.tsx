import type { financeFields } from '@portal/domain';
import { Card, Section } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';

const { Answer, Choice, FieldGrid, Option, Rate, useComputed } = inputsOf<typeof financeFields>();

/** How the company is paid (ST5-014 to ST5-024): a discount has a type, no discount has none. */
export function PaymentSection() {
  const hasDiscount = useComputed(({ descontoFinanceiro }) => Boolean(descontoFinanceiro));
  return (
    <Card id="pagamento">
      <Section title="Pagamento" level={3}>
        <FieldGrid of="prazoPagamento">
          <Answer name="prorrogacoes" />
          <Choice name="prazoPagamento" />
          <Rate name="descontoFinanceiro" step={0.01} deps={['tipoDescontoFinanceiro']} />
          <Option
            name="tipoDescontoFinanceiro"
            required
            disabledReason={hasDiscount ? null : 'Somente com desconto maior que zero'}
          />
        </FieldGrid>
      </Section>
    </Card>
  );
}
