import { formatApiNumber } from './formatApiNumber.ts';
import { formatNumber } from './formatNumber.ts';

/** Decimals of a percentage: 2 in tables and curves, 4 in taxes (D4, CON-70). */
export type PercentDecimals = 2 | 4;

/**
 * Formats a percentage with a comma and without the sign: `12.5` → `12,50` (WID-044, SUP-018, CON-70).
 *
 * @param value percentage points as the API sends them (12.5 means 12.5 %, not 0.125): a number or its text form.
 * @param decimals 2 in tables and curves, 4 in taxes.
 * @returns `-` for an empty value (WID-045), `Valor inválido` for what is not a finite number (FND-083).
 */
export function formatPercent(
  value: number | string | null | undefined,
  decimals: PercentDecimals = 2,
): string {
  return formatApiNumber(value, (points) => formatNumber(points, decimals, decimals));
}

/** Formats a percentage like `formatPercent`, with the sign right behind it: `32.5` → `32,50%` (SOL-025). */
export function percentText(value: number | null, decimals: PercentDecimals = 2): string {
  return formatApiNumber(value, (points) => `${formatPercent(points, decimals)}%`);
}
