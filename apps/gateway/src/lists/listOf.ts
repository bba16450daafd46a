import type { Schemas } from '@portal/api';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { holdsText } from './searchText.ts';

/** Rows per page unless the call or the list sets it. */
const PAGE_SIZE = 20;

type Sortable = PgColumn | SQL;

/** Definition of a list. */
interface ListDefinition<Rows extends PgSelect, Column extends string, Keys extends PgSelect> {
  /** Selects the rows, as `$dynamic()`. */
  readonly rows: (queries: Queries) => Rows;
  /** Condition that always applies, such as that a row was not removed. */
  readonly where?: SQL | undefined;
  /** Columns that the search looks in (GW-13). */
  readonly search?: readonly Sortable[];
  /** Default order. */
  readonly order: readonly Sortable[];
  /** Columns that the call may sort by. */
  readonly sort?: Readonly<Record<Column, Sortable>>;
  /** Breaks ties, so that paging never repeats or loses a row. */
  readonly id: Sortable | readonly Sortable[];
  readonly pageSize?: number;
  /**
   * For rows that join or compute much: selects their ids from the tables that conditions and order name. It finds,
   * skips and counts; `rows` are then read for one page alone.
   */
  readonly keys?: {
    readonly select: (queries: Queries) => Keys;
    /** Condition: one of these rows. */
    readonly at: (keys: Awaited<Keys>) => SQL | undefined;
  };
}

/** Page and order, under either of the names that calls use. */
interface ListQuery<Column> {
  readonly Pagina?: number | undefined;
  readonly QuantidadeRegistros?: number;
  readonly 'Paginacao.Pagina'?: number;
  readonly 'Paginacao.QuantidadeRegistros'?: number;
  readonly 'Ordenacao.Coluna'?: Column;
  readonly 'Ordenacao.Ascending'?: boolean;
}

/** Filters of one query. */
interface Criteria {
  readonly text?: string | undefined;
  readonly where?: SQL | undefined;
  /** Counts the rows that `where` finds, where there is a shorter way than reading them. */
  readonly count?: () => Promise<number>;
}

/**
 * Makes a list: one page of sorted rows that contain the text and match the condition, and the total number of rows.
 * All lists of the gateway use it, so that paging, search and count are in one place.
 */
export function listOf<
  Rows extends PgSelect,
  Column extends string = never,
  Keys extends PgSelect = PgSelect,
>({
  rows,
  where: always,
  search = [],
  order,
  sort,
  id,
  pageSize = PAGE_SIZE,
  keys,
}: ListDefinition<Rows, Column, Keys>) {
  return async (
    { database: { queries } }: Pick<GatewayContext, 'database'>,
    query: ListQuery<Column>,
    { text, where: asked, count }: Criteria = {},
  ): Promise<{ rows: Awaited<Rows>; meta: Schemas['ListMeta'] }> => {
    const number = query['Paginacao.Pagina'] ?? query.Pagina ?? 1;
    const size = query['Paginacao.QuantidadeRegistros'] ?? query.QuantidadeRegistros ?? pageSize;
    const column = query['Ordenacao.Coluna'];
    const direction = query['Ordenacao.Ascending'] === false ? desc : asc;
    const sorted = column === undefined || sort === undefined ? order : [direction(sort[column])];
    const sorting = [...sorted, ...(Array.isArray(id) ? id : [id])];
    const where = and(always, asked, holdsText(text, search));
    const pageOf = <Select extends PgSelect>(select: Select) =>
      select
        .where(where)
        .orderBy(...sorting)
        .limit(size)
        .offset((number - 1) * size);
    const page =
      keys === undefined
        ? await pageOf(rows(queries))
        : await rows(queries)
            .where(keys.at(await pageOf(keys.select(queries))))
            .orderBy(...sorting);
    const found = (keys?.select ?? rows)(queries).where(where);
    const totalRegistros = count === undefined ? await queries.$count(sql`${found} as found`) : await count();
    return { rows: page, meta: { paginacao: { totalRegistros, paginaAtual: number, tamanhoPagina: size } } };
  };
}
