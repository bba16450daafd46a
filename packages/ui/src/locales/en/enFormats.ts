import { clockInSaoPaulo, readInstant, writeDate } from '@portal/formats';
import type { Formats } from '../../locale/formats.ts';

const tag = 'en-US';
const numberFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(tag, { signDisplay: 'negative', ...options });

const price = numberFormat({ style: 'currency', currency: 'BRL' });
const percent = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const number = (maximumFractionDigits = 4, minimumFractionDigits = 0, useGrouping = true) =>
  numberFormat({ maximumFractionDigits, minimumFractionDigits, useGrouping });

function clockOf(iso: string) {
  const instant = readInstant(iso);
  return instant === null ? null : clockInSaoPaulo(instant);
}

/** A date of the calendar with its month first: `2027-03-01` is `03/01/2027`. */
function date(text: string, separator: '/' | '-' = '/'): string {
  const [day = '', month = '', year = ''] = writeDate(text, separator).split(separator);
  return year && [month, day, year].join(separator);
}

/** As English is written in the United States; amounts stay in reais, instants in São Paulo. */
export const enFormats: Formats = {
  tag,
  signs: { decimal: '.', group: ',' },
  monthFirst: true,
  number: (value, most, least) => number(most, least).format(value),
  plainNumber: (value, most, least) => number(most, least, false).format(value),
  currency: (reais) => price.format(reais),
  percent: (value) => percent.format(value),
  date,
  instant(iso) {
    const clock = clockOf(iso);
    return clock ? `${clock.month}/${clock.day}/${clock.year}` : 'Invalid date';
  },
  instantDateTime(iso) {
    const clock = clockOf(iso);
    return clock ? `${clock.month}/${clock.day}/${clock.year} ${clock.hour}:${clock.minute}` : 'Invalid date';
  },
};
