import { EMPTY_TEXT, INVALID_DATE_TEXT } from './placeholderTexts.ts';
import { readInstant } from './readInstant.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function age(count: number, singular: string, plural: string): string {
  return `Há ${count} ${count === 1 ? singular : plural}`;
}

/**
 * Tells how long ago something happened: whole days from 24 hours on, whole hours below, rounded down
 * (FND-095, FND-096, SUP-004, SUP-005; below one hour "Há 0 horas", G-50 of the onboarding area).
 * An instant in the future, as a wrong clock makes one, counts as now, never as a negative age (DAT-09).
 *
 * @param isoInstant instant in ISO form with offset.
 * @param now the moment to measure from.
 * @returns `-` for an empty value, `Data inválida` when either moment cannot be read.
 */
export function formatRelativeAge(isoInstant: string | null | undefined, now: Date): string {
  if (isoInstant === null || isoInstant === undefined || isoInstant === '') return EMPTY_TEXT;
  const then = readInstant(isoInstant);
  if (then === null || Number.isNaN(now.getTime())) return INVALID_DATE_TEXT;
  const elapsedMs = Math.max(0, now.getTime() - then);
  return elapsedMs >= DAY_MS
    ? age(Math.floor(elapsedMs / DAY_MS), 'dia', 'dias')
    : age(Math.floor(elapsedMs / HOUR_MS), 'hora', 'horas');
}
