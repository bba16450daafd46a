import { dayInSaoPaulo } from '@portal/formats';
import type { DateRange } from '@portal/ui';

/** Periods up to today that are asked for most, by the days they have. */
export const LOG_PERIODS = [
  { value: '1', label: 'Hoje' },
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
] as const;

export type LogPeriod = (typeof LOG_PERIODS)[number]['value'];

/** The days of a period up to today in São Paulo, today included. */
export function lastDays(period: LogPeriod, now: Date): DateRange {
  return { from: dayInSaoPaulo(now, 1 - Number(period)), to: dayInSaoPaulo(now) };
}

/** The period that these days are, `null` for any others. */
export function logPeriodOf({ from, to }: DateRange, now: Date): LogPeriod | null {
  const same = LOG_PERIODS.find(({ value }) => {
    const days = lastDays(value, now);
    return days.from === from && days.to === to;
  });
  return same?.value ?? null;
}
