import { dayInSaoPaulo } from '@portal/formats';

/** Values of the filter by the last day of requests (D29), with their labels. */
export const DEADLINE_FILTERS = [
  { value: 'NoPrazo', label: 'No prazo' },
  { value: 'AVencer', label: 'Vence em 7 dias' },
  { value: 'Vencida', label: 'Vencida' },
] as const;

/** Value of the filter by the last day. */
export type DeadlineFilter = (typeof DEADLINE_FILTERS)[number]['value'];

/** How many days before its last one a request is about to expire. */
const SOON_DAYS = 7;

/** Days in the wire form, both included; `null` for an open side. */
interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

/**
 * The last days that a filter finds. A request that is `Vencida` is one that `isRequestExpired`.
 *
 * @param now the current instant; its day in America/Sao_Paulo counts.
 */
export function deadlineDays(filter: DeadlineFilter, now: Date): Days {
  if (filter === 'Vencida') return { from: null, until: dayInSaoPaulo(now, -1) };
  return { from: dayInSaoPaulo(now), until: filter === 'AVencer' ? dayInSaoPaulo(now, SOON_DAYS) : null };
}
