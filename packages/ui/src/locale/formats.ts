import {
  formatBrl,
  formatInstant,
  formatInstantDateTime,
  formatNumber,
  formatPercent,
  formatPlainNumber,
  writeDate,
} from '@portal/formats';

/** How numbers and dates are written, and read back from what is typed. Amounts are in reais, instants are seen in São Paulo. */
export interface Formats {
  /** The language, as `lang` of the page has it (BCP 47). */
  tag: string;
  /** Stands before the decimals of a number, and between its thousands. */
  signs: { decimal: string; group: string };
  /** Whether the month stands before the day where a date is written and typed. */
  monthFirst: boolean;
  number: (value: number, maxDecimals?: number, minDecimals?: number) => string;
  /** Without signs between thousands, as sizes of files have it. */
  plainNumber: (value: number, maxDecimals?: number, minDecimals?: number) => string;
  /** @param reais as in 1234.56 */
  currency: (reais: number) => string;
  /** Without the sign. @param value percentage points */
  percent: (value: number) => string;
  /** @param date as `YYYY-MM-DD`; an empty text for what is none */
  date: (date: string, separator?: '/' | '-') => string;
  /** The day of an instant. @param iso in ISO form with offset */
  instant: (iso: string) => string;
  instantDateTime: (iso: string) => string;
}

/** As Portuguese is written in Brazil. */
export const ptBrFormats: Formats = {
  tag: 'pt-BR',
  signs: { decimal: ',', group: '.' },
  monthFirst: false,
  number: formatNumber,
  plainNumber: formatPlainNumber,
  currency: formatBrl,
  percent: formatPercent,
  date: writeDate,
  instant: formatInstant,
  instantDateTime: formatInstantDateTime,
};
