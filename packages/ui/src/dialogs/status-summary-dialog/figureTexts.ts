import { EMPTY_TEXT } from '@portal/formats';
import type { Formats } from '../../locale/formats.ts';

/** What writes the figures of a summary in the language of the page; a dash where there is none. */
export function figureTexts({ number, currency, percent }: Formats) {
  const orDash = (write: (value: number) => string) => (value: number | null) =>
    value === null ? EMPTY_TEXT : write(value);
  return {
    count: orDash((value) => number(value)),
    currency: orDash(currency),
    percent: orDash((value) => `${percent(value)}%`),
  };
}
