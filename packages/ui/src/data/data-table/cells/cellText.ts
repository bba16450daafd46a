import type { Messages } from '../../../locale/messages.ts';
import type { TextColumn } from '../columns/column.ts';

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const twoDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plainNumber = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });
const dayInSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});

const instant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;
const day = /^(\d{4})-(\d{2})-(\d{2})/;

/** DD/MM/YYYY of a calendar day (never shifted by a zone) or of an instant (its day in São Paulo). */
export function dateText(value: string): string {
  if (instant.test(value)) {
    const time = Date.parse(value);
    return Number.isNaN(time) ? '' : dayInSaoPaulo.format(time);
  }
  const [, year, month, dayOfMonth] = day.exec(value) ?? [];
  return year === undefined ? '' : `${dayOfMonth}/${month}/${year}`;
}

function numberText(format: 'price' | 'percent' | 'number', value: number): string {
  if (format === 'price') return brl.format(value);
  return (format === 'percent' ? twoDecimals : plainNumber).format(value);
}

/** What the cell says, before any cut; empty where the row has no value, "Valor inválido" for no number (FND-083). */
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
      return Number.isFinite(value) ? numberText(column.format, value) : invalidValue;
    }
    case 'date':
      return dateText(column.value(row) ?? '');
    default:
      return String(column.value(row) ?? '');
  }
}
