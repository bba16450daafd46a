import { readInstant } from '@portal/formats';
import type { Formats } from '../../../locale/formats.ts';
import type { ValueMessages } from '../../../locale/messages.ts';
import type { TextColumn } from '../columns/column.ts';

/** The day of a calendar day (never shifted by a zone) or of an instant (in São Paulo): DD/MM/YYYY in Portuguese. */
export function dateText(value: string, formats: Formats): string {
  return readInstant(value) === null ? formats.date(value.slice(0, 10)) : formats.instant(value);
}

type NumberColumn<Row> = Extract<TextColumn<Row>, { format: 'currency' | 'percent' | 'number' }>;

function numberText<Row>(column: NumberColumn<Row>, value: number, formats: Formats): string {
  if (column.format === 'number') return formats.number(value, column.decimals, column.decimals);
  return column.format === 'currency' ? formats.currency(value) : formats.percent(value);
}

/** Full text of a cell; empty without a value, "Valor inválido" for no number (FND-083). */
export function cellText<Row>(
  column: TextColumn<Row>,
  row: Row,
  { formats, invalidValue }: ValueMessages,
): string {
  switch (column.format) {
    case 'currency':
    case 'percent':
    case 'number': {
      const value = column.value(row);
      if (value == null) return '';
      if (value === 'TODAS') return value;
      return Number.isFinite(value) ? numberText(column, value, formats) : invalidValue;
    }
    case 'date':
      return dateText(column.value(row) ?? '', formats);
    default:
      return String(column.value(row) ?? '');
  }
}
