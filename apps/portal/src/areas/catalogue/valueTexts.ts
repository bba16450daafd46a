import { EMPTY_TEXT, formatPercent, type PercentDecimals } from '@portal/formats';

/** A percentage with its sign; a dash when it is empty. */
export function percentText(value: number | null, decimals: PercentDecimals): string {
  return value === null ? EMPTY_TEXT : `${formatPercent(value, decimals)} %`;
}
