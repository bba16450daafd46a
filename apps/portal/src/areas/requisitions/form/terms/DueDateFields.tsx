import {
  bankClosure,
  cappedValue,
  DUE_DATES,
  DUE_VALUES,
  dropEarlierDates,
  earlyDateProblem,
  type PaymentTerms,
} from '@portal/domain';
import { formatBrl, isIsoDate } from '@portal/formats';
import { CurrencyField, DateField, Grid } from '@portal/ui';
import { useState } from 'react';
import { useDayField } from '../../../../shared/editor/useDayField.ts';
import { useField } from '../../../../shared/editor/useField.ts';
import { dueDateHint } from './dueDateHint.ts';
import type { TermsInputProps } from './TermsInputProps.ts';
import { useTerms } from './useTerms.ts';

/** Installments whose value must be given where their date is (RQP-023). */
const VALUES_REQUIRED = 4;

interface DueDateProps extends TermsInputProps {
  /** Place of the due date, from 0. */
  index: number;
}

/** One due date; days before its bound are closed and say why (C-9, RQP-015 to RQP-017). */
function DueDateField({ name, index, billing, today }: DueDateProps) {
  const { terms, change } = useTerms(name);
  const dateName = DUE_DATES[index] ?? 'vencimento1';
  const date = terms[dateName];
  const closed = (day: string) => earlyDateProblem(day, index, terms, { today, billing }) ?? undefined;
  const settle = (next: unknown) => {
    if (typeof next !== 'string' || !isIsoDate(next)) return;
    const changed = { ...terms, [dateName]: next };
    const kept = dropEarlierDates(changed);
    // A date that is itself too early stays, with what is wrong with it.
    if (kept[dateName] !== null && kept !== changed) change(kept);
  };
  const field = useDayField(`${name}.${dateName}`, {
    label: `Vencimento ${index + 1}`,
    required: index === 0 || (index === 1 && terms.tipoPrazo === 'Parcelado'),
    error: date === null ? undefined : closed(date),
    onSettled: settle,
  });
  return (
    <DateField
      {...field}
      hint={dueDateHint(date, billing)}
      today={today}
      dayDisabledReason={closed}
      dayHint={(day) => bankClosure(day) ?? undefined}
    />
  );
}

/** The value of an installment, never more than the others leave (C-7, RQP-024). */
function DueValueField({ name, index, total }: DueDateProps) {
  const { terms, change } = useTerms(name);
  const [capped, setCapped] = useState<number | null>(null);
  const dateName = DUE_DATES[index] ?? 'vencimento1';
  const valueName = DUE_VALUES[index] ?? 'valorVencimento1';
  const settle = (typed: unknown) => {
    if (typeof typed !== 'number' || total === null) return setCapped(null);
    const kept = cappedValue(terms, index, typed, total);
    setCapped(kept < typed ? kept : null);
    if (kept < typed) change({ ...terms, [valueName]: kept });
  };
  const field = useField<number | null>(`${name}.${valueName}`, {
    label: `Valor ${index + 1}`,
    required: index < VALUES_REQUIRED,
    disabledReason: terms[dateName] === null ? `Informe o vencimento ${index + 1} antes` : null,
    onSettled: settle,
  });
  const isCapped = capped !== null && capped === terms[valueName];
  return (
    <CurrencyField
      {...field}
      min={0}
      hint={isCapped ? `Limitado a ${formatBrl(capped)}, o que as outras parcelas deixam` : undefined}
    />
  );
}

/** How many due dates are shown: one, or for `Parcelado` the filled ones and the next, at least two. */
function shownDates(terms: PaymentTerms): number {
  if (terms.tipoPrazo !== 'Parcelado') return 1;
  const last = DUE_DATES.findLastIndex((name) => terms[name] !== null);
  return Math.min(DUE_DATES.length, Math.max(2, last + 2));
}

/** The due dates of a term, each of `Parcelado` with its value (RQP-006, RQP-008). */
export function DueDateFields(props: TermsInputProps) {
  const { terms } = useTerms(props.name);
  const isSplit = terms.tipoPrazo === 'Parcelado';
  return (
    <Grid columns={isSplit ? 4 : 2}>
      {DUE_DATES.slice(0, shownDates(terms)).flatMap((date, index) => [
        <DueDateField key={date} {...props} index={index} />,
        isSplit && <DueValueField key={DUE_VALUES[index]} {...props} index={index} />,
      ])}
    </Grid>
  );
}
