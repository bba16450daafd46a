import { clockInSaoPaulo } from '@portal/formats';
import type { Formats } from '../../../locale/formats.ts';

/** Date and time in São Paulo as a header shows them: DD/MM/YYYY HH:mm in Portuguese. */
export const timeStamp = (instant: Date, formats: Formats) => formats.instantDateTime(instant.toISOString());

const unsafe = /[^\p{L}\p{N}._-]+/gu;

/** A file name with date and time in São Paulo: `analise-grafica-YYYY-MM-DD-HHmm.png`. */
export function stampedName(stem: string, instant: Date, extension: 'png' | 'csv'): string {
  const { day, month, year, hour, minute } = clockInSaoPaulo(instant);
  const safe = stem.replaceAll(unsafe, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return `${safe || 'grafico'}-${year}-${month}-${day}-${hour}${minute}.${extension}`;
}
