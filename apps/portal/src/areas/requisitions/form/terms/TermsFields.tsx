import {
  applyPattern,
  filledDates,
  patternText,
  remainingValue,
  splitTerms,
  TERM_DAYS_MAX,
  TERM_PATTERNS,
  TERM_TYPES,
} from '@portal/domain';
import { formatBrl, isIsoDate } from '@portal/formats';
import { Button, Grid, Inline, NumberField, SegmentedControl, Stack } from '@portal/ui';
import { useField } from '../../../../shared/editor/useField.ts';
import { DueDateFields } from './DueDateFields.tsx';
import type { TermsInputProps } from './TermsInputProps.ts';
import { useTerms } from './useTerms.ts';

const TYPE_OPTIONS = TERM_TYPES.map(({ id, descricao }) => ({ value: id, label: descricao }));

/** Days of the type `Periodo`, with their labels (G-34). */
const PERIOD_FIELDS = [
  ['prazoDias', 'Prazo em dias', TERM_DAYS_MAX],
  ['doDia', 'Do dia', 31],
  ['ateDia', 'Até o dia', 31],
  ['diaBase', 'Dia base', 31],
] as const;

interface PeriodDayProps {
  path: string;
  label: string;
  max: number;
}

function PeriodDay({ path, label, max }: PeriodDayProps) {
  return <NumberField {...useField<number | null>(path, { label, required: true })} max={max} />;
}

/** What the installments leave of the requested value, in words. */
function remainingText(remaining: number): string {
  if (remaining > 0) return `Faltam ${formatBrl(remaining)} para o valor solicitado`;
  if (remaining < 0) return `As parcelas passam ${formatBrl(-remaining)} do valor solicitado`;
  return 'As parcelas somam o valor solicitado';
}

/** Terms that are offered at once: so many days after the billing date, in equal parts. */
function TermPatterns({ name, billing, total, onPattern }: TermsInputProps) {
  const { terms, change } = useTerms(name);
  const isReady = billing !== null && isIsoDate(billing);
  const choose = (days: readonly number[]) => {
    if (!isReady) return;
    const next = applyPattern(terms, days, { billing, total });
    change(next);
    onPattern(days, next);
  };
  return (
    <Inline role="group" aria-label="Prazos prontos, em dias após o faturamento" gap="xs">
      {TERM_PATTERNS.map((days) => (
        <Button
          key={patternText(days)}
          size="sm"
          disabled={!isReady}
          disabledReason={isReady ? undefined : 'Informe a data de faturamento antes'}
          onClick={() => choose(days)}
        >
          {patternText(days)}
        </Button>
      ))}
    </Inline>
  );
}

/** The sum of the installments beside the requested value, and its equal parts. */
function TermsSum({ name, total }: TermsInputProps) {
  const { terms, change } = useTerms(name);
  if (terms.tipoPrazo !== 'Parcelado' || total === null) return null;
  const parts = filledDates(terms);
  return (
    <Inline justify="between">
      <span role="status">{remainingText(remainingValue(terms, total))}</span>
      <Button size="sm" disabled={parts === 0} onClick={() => change(splitTerms(terms, total))}>
        Dividir igualmente
      </Button>
    </Inline>
  );
}

/** The inputs of a payment term. */
export function TermsFields(props: TermsInputProps) {
  const { name } = props;
  const { terms, change } = useTerms(name);
  const {
    value: _,
    onValueChange: __,
    readOnly: ___,
    ...type
  } = useField<string>(`${name}.tipoPrazo`, {
    label: 'Tipo de prazo',
  });
  return (
    <Stack>
      <SegmentedControl
        {...type}
        options={TYPE_OPTIONS}
        value={terms.tipoPrazo}
        onValueChange={(tipoPrazo) => change({ ...terms, tipoPrazo })}
      />
      <TermPatterns {...props} />
      {terms.tipoPrazo === 'Periodo' && (
        <Grid columns={4}>
          {PERIOD_FIELDS.map(([field, label, max]) => (
            <PeriodDay key={field} path={`${name}.${field}`} label={label} max={max} />
          ))}
        </Grid>
      )}
      <DueDateFields {...props} />
      <TermsSum {...props} />
    </Stack>
  );
}
