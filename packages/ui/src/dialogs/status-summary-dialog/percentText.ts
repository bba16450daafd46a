import { EMPTY_TEXT, formatPercent } from '@portal/formats';

/** A percentage with its sign; a dash without one. */
export const percentText = (value: number | null) =>
  value === null ? EMPTY_TEXT : `${formatPercent(value)} %`;
