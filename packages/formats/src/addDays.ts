const DAY_MS = 24 * 3_600_000;

/**
 * The date so many days later. No time zone plays a part.
 *
 * @param date a date in the wire form `YYYY-MM-DD` (D3).
 * @param days negative for before.
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
