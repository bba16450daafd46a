const DAY_MS = 24 * 3_600_000;

/**
 * Days from one date to another; negative when the other is before.
 *
 * @param from a date in the wire form `YYYY-MM-DD` (D3).
 * @param until a date in the same form.
 */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS;
}
