import {
  formatBrl,
  formatInstant,
  formatNumber,
  formatPercent,
  readInstant,
  writeDate,
} from '@portal/formats';
import type { Messages } from '../../../locale/messages.ts';
import type { TextColumn } from '../columns/column.ts';

/** DD/MM/YYYY of a calendar day (never shifted by a zone) or of an instant (its day in São Paulo). */
export function dateText(value: string): string {
  return readInstant(value) === null ? writeDate(value.slice(0, 10)) : formatInstant(value);
}

type NumberColumn<Row> = Extract<TextColumn<Row>, { format: 'price' | 'percent' | 'number' }>;

function numberText<Row>(column: NumberColumn<Row>, value: number): string {
  if (column.format === 'number') return formatNumber(value, column.decimals, column.decimals);
  return column.format === 'price' ? formatBrl(value) : formatPercent(value);
}

/** Full text of a cell; empty without a value, "Valor inválido" for no number (FND-083). */
export function cellText<Row>(
  column: TextColumn<Row>,
  row: Row,
  { invalidValue }: Pick<Messages, 'invalidValue'>,
): string {
  switch (column.format) {
    case 'price':
    case 'percent':
    case 'number': {
      const value = column.value(row);
      if (value == null) return '';
      if (value === 'TODAS') return value;
      return Number.isFinite(value) ? numberText(column, value) : invalidValue;
    }
    case 'date':
      return dateText(column.value(row) ?? '');
    default:
      return String(column.value(row) ?? '');
  }
}
