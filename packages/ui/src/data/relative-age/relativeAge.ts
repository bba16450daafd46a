import type { Messages } from '../../locale/messages.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A date, a time and the offset from UTC: a date alone is no instant. */
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Milliseconds of an ISO instant with offset.
 *
 * @returns nothing where the text is no such instant
 */
export function readInstant(instant: string): number | undefined {
  const time = instantForm.test(instant) ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/**
 * How long ago something was: whole days from 24 hours on, else whole hours, rounded down (FND-095, FND-096). What is
 * still to come, as by a clock that is wrong, counts as now (DAT-09).
 *
 * @param thenMs when it was, in milliseconds
 * @param nowMs from when to look, in milliseconds
 */
export function relativeAge(
  thenMs: number,
  nowMs: number,
  messages: Pick<Messages, 'ageInDays' | 'ageInHours'>,
): string {
  const passed = Math.max(0, nowMs - thenMs);
  return passed >= dayMs
    ? messages.ageInDays(Math.floor(passed / dayMs))
    : messages.ageInHours(Math.floor(passed / hourMs));
}
