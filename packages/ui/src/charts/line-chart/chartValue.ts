import { formatCompact, formatCompactBrl } from '@portal/formats';
import type { Formats } from '../../locale/formats.ts';
import type { ValueMessages } from '../../locale/messages.ts';
import type { ChartFormat } from './chartData.ts';

const exact = {
  currency: ({ currency }, value) => currency(value),
  number: ({ number }, value) => number(value),
  percent: ({ percent }, value) => `${percent(value)}%`,
} as const satisfies Record<ChartFormat, (formats: Formats, value: number) => string>;

const short = {
  currency: ({ tag }, value) => formatCompactBrl(value, tag),
  number: ({ tag }, value) => formatCompact(value, tag),
  percent: ({ tag }, value) => `${formatCompact(value, tag)}%`,
} as const satisfies Record<ChartFormat, (formats: Formats, value: number) => string>;

/** A value in full: "R$ 1.234,56"; a dash without one, "Valor inválido" for what is no number. */
export function chartValue(
  value: number | null | undefined,
  format: ChartFormat,
  { formats, invalidValue }: ValueMessages,
): string {
  if (value == null) return '–';
  return Number.isFinite(value) ? exact[format](formats, value) : invalidValue;
}

/** A value in few characters, for the axis: "R$ 1,2 mi". */
export function axisValue(value: number, format: ChartFormat, { formats }: ValueMessages): string {
  return short[format](formats, value === 0 ? 0 : value);
}
