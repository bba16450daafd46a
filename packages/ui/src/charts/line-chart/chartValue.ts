import { formatBrl, formatCompact, formatCompactBrl, formatNumber, formatPercent } from '@portal/formats';
import type { Messages } from '../../locale/messages.ts';
import type { ChartFormat } from './chartData.ts';

const exact: Record<ChartFormat, (value: number) => string> = {
  currency: formatBrl,
  number: (value) => formatNumber(value),
  percent: (value) => `${formatPercent(value)}%`,
};

const short: Record<ChartFormat, (value: number) => string> = {
  currency: formatCompactBrl,
  number: formatCompact,
  percent: (value) => `${formatCompact(value)}%`,
};

/** A value in full: "R$ 1.234,56"; a dash without one, "Valor inválido" for what is no number. */
export function chartValue(
  value: number | null | undefined,
  format: ChartFormat,
  { invalidValue }: Pick<Messages, 'invalidValue'>,
): string {
  if (value == null) return '–';
  return Number.isFinite(value) ? exact[format](value) : invalidValue;
}

/** A value in few characters, for the axis: "R$ 1,2 mi". */
export function axisValue(value: number, format: ChartFormat): string {
  return short[format](value === 0 ? 0 : value);
}
