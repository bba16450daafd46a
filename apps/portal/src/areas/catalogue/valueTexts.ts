import { EMPTY_TEXT, formatPercent, type PercentDecimals } from '@portal/formats';

/** A percent number with its sign; what nobody has filled in is a dash. */
export function percentText(value: number | null, decimals: PercentDecimals): string {
  return value === null ? EMPTY_TEXT : `${formatPercent(value, decimals)} %`;
}
