import type { DateRange, DateRangeChange } from '@portal/ui';

/** A period as it is typed: an end that is no whole date yet is its text, which its field takes back. */
export function typedPeriod({ from, to }: DateRange, { texts }: DateRangeChange): DateRange {
  return { from: from ?? (texts.from || null), to: to ?? (texts.to || null) };
}
