import { toUpperPt } from '@portal/formats';

/** Column and direction that a list is sorted by. */
export interface Sort {
  /** Name of the column as the rows carry it, such as `dataCriacao`. */
  readonly column: string;
  readonly ascending: boolean;
}

/** Query values of a sort; empty when no sort is chosen. */
export interface SortQuery {
  readonly 'Ordenacao.Coluna'?: string;
  readonly 'Ordenacao.Ascending'?: boolean;
}

/**
 * Writes a sort as query values, the first letter of the column upper-cased (FND-070, API2-010, API2-011, CON-31,
 * TBL-07): `dataCriacao` → `Ordenacao.Coluna=DataCriacao`.
 *
 * @param sort `null` when no sort is chosen: then nothing is sent (GAP-28).
 */
export function sortQuery(sort: Sort | null | undefined): SortQuery {
  if (!sort?.column) return {};
  const column = `${toUpperPt(sort.column.charAt(0))}${sort.column.slice(1)}`;
  return { 'Ordenacao.Coluna': column, 'Ordenacao.Ascending': sort.ascending };
}

/**
 * The sort after a click on a header: ascending, descending, none; another column starts with ascending (FND-069,
 * GAP-28, BRD-005, SUP-022).
 *
 * @param current sort before the click, `null` when there is none.
 * @param column name of the clicked column.
 * @returns the new sort, `null` for none.
 */
export function nextSort(current: Sort | null | undefined, column: string): Sort | null {
  if (current?.column !== column) return { column, ascending: true };
  return current.ascending ? { column, ascending: false } : null;
}
