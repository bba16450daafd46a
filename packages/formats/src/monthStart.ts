/**
 * First day of the month so many months after that of a date.
 *
 * @param date a date in the wire form `YYYY-MM-DD` (D3).
 * @param later negative for before.
 */
export function monthStart(date: string, later = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}
