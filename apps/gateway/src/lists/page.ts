import { type AnyColumn, asc, desc, type SQL } from 'drizzle-orm';

/** A page that was asked for, counted from 1. */
export interface Page {
  readonly number: number;
  readonly size: number;
}

/** Where a page begins and ends. */
export function bounds({ number, size }: Page): { readonly limit: number; readonly offset: number } {
  return { limit: size, offset: (number - 1) * size };
}

/** Paging data of a list. */
export function listMeta(totalRegistros: number, { number, size }: Page) {
  return { paginacao: { totalRegistros, paginaAtual: number, tamanhoPagina: size } };
}

/** Sorts by a column, and rows that are equal in it by id, so that paging never repeats or loses a row. */
export function sorted(column: AnyColumn | SQL, id: AnyColumn, ascending = true): SQL[] {
  return [ascending ? asc(column) : desc(column), asc(id)];
}
