import type { Schemas } from '@portal/api';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { holdsText } from './searchText.ts';

/** Rows per page when neither the call nor the list says. */
const PAGE_SIZE = 20;

type Sortable = PgColumn | SQL;

/** What a list is made of. */
interface ListDefinition<Rows extends PgSelect, Column extends string> {
  /** Selects every row with what the list shows of it, as `$dynamic()`. */
  readonly rows: (queries: Queries) => Rows;
  /** Condition that always holds, such as that nobody removed the row. */
  readonly where?: SQL | undefined;
  /** Columns that the text is looked for in (GW-13). */
  readonly search?: readonly Sortable[];
  /** Order when the call asks for none. */
  readonly order: readonly Sortable[];
  /** What the call may sort by. */
  readonly sort?: Readonly<Record<Column, Sortable>>;
  /** Puts rows in order that are equal in everything else, so that paging never repeats or loses a row. */
  readonly id: Sortable;
  readonly pageSize?: number;
}

/** Page and order, under either of the names that the calls have for them. */
interface ListQuery<Column> {
  readonly Pagina?: number | undefined;
  readonly QuantidadeRegistros?: number;
  readonly 'Paginacao.Pagina'?: number;
  readonly 'Paginacao.QuantidadeRegistros'?: number;
  readonly 'Ordenacao.Coluna'?: Column;
  readonly 'Ordenacao.Ascending'?: boolean;
}

/** What is asked of the rows. */
interface Criteria {
  readonly text?: string | undefined;
  readonly where?: SQL | undefined;
}

/**
 * Makes a list: a page of rows in the order that is asked for, those that hold the text and fit the condition, and
 * their number over all pages. Every list of the gateway is made here, so that pages, search and count have one place.
 */
export function listOf<Rows extends PgSelect, Column extends string = never>({
  rows,
  where: always,
  search = [],
  order,
  sort,
  id,
  pageSize = PAGE_SIZE,
}: ListDefinition<Rows, Column>) {
  return async (
    { database: { queries } }: Pick<GatewayContext, 'database'>,
    query: ListQuery<Column>,
    { text, where }: Criteria = {},
  ): Promise<{ rows: Awaited<Rows>; meta: Schemas['ListMeta'] }> => {
    const number = query['Paginacao.Pagina'] ?? query.Pagina ?? 1;
    const size = query['Paginacao.QuantidadeRegistros'] ?? query.QuantidadeRegistros ?? pageSize;
    const column = query['Ordenacao.Coluna'];
    const direction = query['Ordenacao.Ascending'] === false ? desc : asc;
    const sorted = column === undefined || sort === undefined ? order : [direction(sort[column])];
    const matching = () => rows(queries).where(and(always, where, holdsText(text, search)));
    const page = await matching()
      .orderBy(...sorted, id)
      .limit(size)
      .offset((number - 1) * size);
    const totalRegistros = await queries.$count(sql`${matching()} as found`);
    return { rows: page, meta: { paginacao: { totalRegistros, paginaAtual: number, tamanhoPagina: size } } };
  };
}
