import {
  bankClosure,
  requisitionFields,
  type requisitionPageFields,
  type Suggestion,
  suggestionLines,
} from '@portal/domain';
import { formatBrl, formatDate } from '@portal/formats';
import { Card, ChipList, type Column, DataTable, Section, Stack } from '@portal/ui';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { useIsRead } from '../../../shared/editor/ReadField.tsx';
import type { Requisition } from './storedRequisition.ts';
import { TermsInput } from './terms/TermsInput.tsx';
import type { TermsInputProps } from './terms/TermsInputProps.ts';

const { Day, Money, FieldGrid, FixedField, useValues } = inputsOf<typeof requisitionPageFields>();

interface BillingSectionProps {
  requisition: Requisition | null;
  today: string;
  /** Called when billing date or value stand. */
  onSettled: () => void;
}

/** The date of the current account: those who decide only read it, among what they change (G-54). */
function AccountDay({ today }: { today: string }) {
  const [date] = useValues(['dataContaCorrente']);
  const { label } = requisitionFields.dataContaCorrente;
  return useIsRead('dataContaCorrente') ? (
    <FixedField of="dataCompraInicial" label={label} value={formatDate(date)} />
  ) : (
    <Day name="dataContaCorrente" today={today} />
  );
}

const closureOf = (date: string) => bankClosure(date) ?? undefined;

/** Billing date, value and current account (RQF-022 to RQF-027). */
export function BillingSection({ requisition, today, onSettled }: BillingSectionProps) {
  return (
    <Card>
      <Section title="Faturamento">
        <FieldGrid of="dataCompraInicial" columns={3}>
          <Day name="dataCompraInicial" today={today} dayHint={closureOf} onSettled={onSettled} />
          <Money name="valorRequisicao" onSettled={onSettled} />
          {requisition && (
            <FixedField
              of="valorRequisicao"
              label="Valor original"
              value={formatBrl(requisition.valorOriginal)}
            />
          )}
          <AccountDay today={today} />
          <Money name="saldoContaCorrente" allowNegative />
        </FieldGrid>
      </Section>
    </Card>
  );
}

type Line = ReturnType<typeof suggestionLines>[number];

const lineColumns: readonly Column<Line>[] = [
  { id: 'label', header: 'Item', format: 'text', minWidth: 160, value: ({ label }) => label },
  { id: 'dueDate', header: 'Vencimento', format: 'date', width: 136, value: ({ dueDate }) => dueDate },
  { id: 'value', header: 'Valor', format: 'currency', width: 168, value: ({ value }) => value },
];

/** The suggestions, and what they leave of the value that is typed (RQF-006, RQF-029 to RQF-031, C-10). */
export function SuggestionsSection({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const [value] = useValues(['valorRequisicao']);
  return (
    <Card>
      <Section title="Sugestões">
        <Stack>
          <ChipList
            label="Sugestão"
            max={8}
            items={suggestions.map(({ sugestaoId }) => ({ id: sugestaoId, label: String(sugestaoId) }))}
          />
          <DataTable
            label="Contribuição, sugestões e saldo"
            columns={lineColumns}
            rows={suggestionLines(value ?? 0, suggestions)}
            getRowId={({ id }) => id}
            rowName={({ label }) => label}
          />
        </Stack>
      </Section>
    </Card>
  );
}

/** The payment term of the requisition (RQF-028, RQP-001 to RQP-024). */
export function TermsSection({ today, onPattern }: Pick<TermsInputProps, 'today' | 'onPattern'>) {
  const [billing, total] = useValues(['dataCompraInicial', 'valorRequisicao']);
  return (
    <Card>
      <Section title="Prazo de compra">
        <TermsInput name="prazoCompra" billing={billing} total={total} today={today} onPattern={onPattern} />
      </Section>
    </Card>
  );
}
