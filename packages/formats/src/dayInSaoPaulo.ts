import { clockInSaoPaulo } from './clockInSaoPaulo.ts';

/**
 * A day in America/Sao_Paulo in the wire form `YYYY-MM-DD` (D3).
 *
 * @param now the current instant.
 * @param later how many days after the day of that instant; negative for before.
 */
export function dayInSaoPaulo(now: Date, later = 0): string {
  const { year, month, day } = clockInSaoPaulo(now);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + later)).toISOString().slice(0, 10);
}
