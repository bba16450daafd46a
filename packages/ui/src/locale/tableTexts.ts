import { formatNumber } from '@portal/formats';
import { commonTexts } from './commonTexts.ts';
import { valueTexts } from './valueTexts.ts';

const orderText = (column: string, direction: 'ascending' | 'descending') =>
  `${column}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`;

/** The texts of tables and their pages, apart from the others so that a list does not wait for those of all dialogs. */
export const tableTexts = {
  ...commonTexts,
  ...valueTexts,
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  validationCount: (count: number) => (count === 1 ? '1 validação' : `${count} validações`),
  pagination: 'Paginação',
  /** @param table its accessible name */
  paginationOf: (table: string) => `Paginação: ${table}`,
  page: (page: number, pages: number | undefined) =>
    pages === undefined ? `Página ${page}` : `Página ${page} de ${pages}`,
  rowsOf: (from: number, to: number, total: number | undefined, hasMore = false) =>
    total === undefined
      ? `${formatNumber(from)}–${formatNumber(to)}`
      : `${formatNumber(from)}–${formatNumber(to)} de ${hasMore ? 'mais de ' : ''}${formatNumber(total)}`,
  sortBy: 'Ordenar por',
  usualOrder: 'Padrão',
  order: orderText,
  sortedBy: (column: string, direction: 'ascending' | 'descending' | 'none') =>
    direction === 'none' ? `${column}: sem ordenação` : `Ordenado por ${orderText(column, direction)}`,
  columnWidth: (header: string) => `Largura de ${header}, em pixels`,
  rowsCopied: (count: number) => (count === 1 ? '1 linha copiada' : `${formatNumber(count)} linhas copiadas`),
  cellCopied: 'Célula copiada',
  details: 'Detalhes',
  detailsOf: (name: string) => `Detalhes de ${name}`,
};

export type TableMessages = typeof tableTexts;
