const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago something was: whole days from 24 hours on, otherwise whole hours, rounded down (FND-095, FND-096,
 * SUP-004, SUP-005). A time in the future, as with a wrong clock, counts as now (DAT-09).
 *
 * @param thenMs when it was, in milliseconds.
 * @param nowMs the current time, in milliseconds.
 */
export function ageOf(thenMs: number, nowMs: number): { count: number; unit: 'day' | 'hour' } {
  const passed = Math.max(0, nowMs - thenMs);
  return passed >= DAY_MS
    ? { count: Math.floor(passed / DAY_MS), unit: 'day' }
    : { count: Math.floor(passed / HOUR_MS), unit: 'hour' };
}
