import { formatDate, isIsoDate } from '@portal/formats';
import { DUE_DATES, DUE_VALUES, dueDates, dueValues, type PaymentTerms } from './paymentTerms.ts';

/** Message of a due date that has passed (RQP-015). */
export const PAST_DATE_TEXT = 'Não é permitido data anterior a hoje';

/** Message of a wrong day of a period (RQP-019 to RQP-021, G-56). */
export const PERIOD_DAY_TEXT = 'Informe um dia válido';

/** The days that bound the due dates of a term, as `YYYY-MM-DD`. */
export interface TermDays {
  /** Today in America/Sao_Paulo. */
  readonly today: string;
  /** Billing date (G-24); null until it is chosen. */
  readonly billing: string | null;
}

/** The first day that a due date may be, and why none before it is. */
export interface DueDateBound {
  readonly min: string;
  readonly reason: string;
}

const bound = (min: string, what: string): DueDateBound => ({
  min,
  reason: `Não é permitido data anterior ${what}, ${formatDate(min)}`,
});

/**
 * The bound of each of the six due dates: today, the billing date, and for each further one the one before (C-9, RQP-015 to
 * RQP-017). The calendar closes the days before with the reason. A text that is still being typed bounds none.
 */
export function dueDateBounds(terms: PaymentTerms, { today, billing }: TermDays): DueDateBound[] {
  const isAfterToday = (day: string | null | undefined): day is string =>
    day != null && isIsoDate(day) && day > today;
  const afterBilling = isAfterToday(billing)
    ? bound(billing, 'à data de faturamento')
    : { min: today, reason: PAST_DATE_TEXT };
  return DUE_DATES.map((_, index) => {
    const before = index === 0 ? null : terms[DUE_DATES[index - 1] ?? 'vencimento1'];
    const isLater = isAfterToday(before) && before >= afterBilling.min;
    return isLater ? bound(before, `ao vencimento ${index}`) : afterBilling;
  });
}

/**
 * Why a due date is too early: it has passed, or is before its bound; null where it is neither, or no whole date yet (C-9,
 * RQP-015 to RQP-017).
 *
 * @param index place of the due date, from 0.
 */
export function earlyDateProblem(
  date: string,
  index: number,
  terms: PaymentTerms,
  days: TermDays,
): string | null {
  if (!isIsoDate(date)) return null;
  if (date < days.today) return PAST_DATE_TEXT;
  const first = dueDateBounds(terms, days)[index];
  return first !== undefined && date < first.min ? first.reason : null;
}

/**
 * A term without the due dates that come before an earlier one, and what follows them (C-9). A text that is still being
 * typed comes before none.
 */
export function dropEarlierDates(terms: PaymentTerms): PaymentTerms {
  const dates = DUE_DATES.map((name) => terms[name]);
  const wrong = dates.findIndex((date, index) => {
    const before = dates[index - 1];
    return date !== null && before != null && isIsoDate(date) && isIsoDate(before) && date < before;
  });
  if (wrong === -1) return terms;
  return {
    ...terms,
    ...dueDates(dates.slice(0, wrong)),
    ...dueValues(DUE_VALUES.slice(0, wrong).map((name) => terms[name])),
  };
}

const isDay = (day: number | null): day is number =>
  day !== null && Number.isInteger(day) && day >= 1 && day <= 31;

/** The wrong days of a period, by their names: `doDia ≤ diaBase < ateDia`, each 1 to 31 (C-9, RQP-018 to RQP-021). */
export function periodProblems({
  prazoDias,
  doDia,
  ateDia,
  diaBase,
}: Pick<PaymentTerms, 'prazoDias' | 'doDia' | 'ateDia' | 'diaBase'>): Record<string, string> {
  const isFrom = isDay(doDia);
  const isUntil = isDay(ateDia) && (!isFrom || ateDia > doDia);
  const isBase = isDay(diaBase) && (!isFrom || diaBase >= doDia) && (!isDay(ateDia) || diaBase < ateDia);
  return {
    ...((prazoDias === null || prazoDias <= 0) && { prazoDias: 'Valor deve ser maior que 0' }),
    ...(!isFrom && { doDia: PERIOD_DAY_TEXT }),
    ...(!isUntil && { ateDia: PERIOD_DAY_TEXT }),
    ...(!isBase && { diaBase: PERIOD_DAY_TEXT }),
  };
}
