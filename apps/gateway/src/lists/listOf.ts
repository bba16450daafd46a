import type { Schemas } from '@portal/api';
import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { holdsText } from './searchText.ts';

/** Rows per page unless the call or the list sets it. */
const PAGE_SIZE = 20;

/**
 * What a text finds in several tables, or a filter in a large one, is counted so far, or as far again as the page asked
 * for needs it: an exact count would look at each row that is found.
 */
const COUNTED_ROWS = 500;

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
  /** Columns that the call may sort by, each with what follows it in the same direction, as an index has it. */
  readonly sort?: Readonly<Record<Column, Sortable | readonly Sortable[]>>;
  /** Breaks ties, so that paging never repeats or loses a row. */
  readonly id: Sortable | readonly Sortable[];
  readonly pageSize?: number;
  /**
   * For rows that join or compute much: selects their ids, which tell them apart, from the tables that conditions and
   * order name. It finds, skips and counts; `rows` are then read for one page alone.
   */
  readonly keys?: {
    /** @param column that the call sorts by, where not every order is in the same tables. */
    readonly select: (queries: Queries, column?: Column) => Keys;
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
  /**
   * Where a row may contain a text, of a list with `keys`: a condition for each table, so that each is looked up by its
   * own index; or what else may find few rows of many. Few are looked up whatever their order, then sorted. More than
   * `COUNTED_ROWS` are read along the order and not counted to the end, which the answer says by `haMais`.
   */
  readonly places?: readonly (SQL | undefined)[] | undefined;
  readonly where?: SQL | undefined;
  /** Counts the rows that `where` finds, where there is a shorter way than reading them and no text is searched for. */
  readonly count?: () => Promise<number>;
}

/** The keys of all rows that a place holds, each once; undefined where a single place holds more than so many. */
async function lookUp<Keys extends PgSelect>(
  select: () => Keys,
  where: SQL | undefined,
  places: readonly (SQL | undefined)[],
  most: number,
): Promise<Awaited<Keys> | undefined> {
  const each = new Map<string, Awaited<Keys>[number]>();
  for (const place of places) {
    const found = await select()
      .where(and(where, place))
      .limit(most + 1);
    if (found.length > most) return undefined; // one place is enough to know it
    for (const key of found) each.set(Object.values(key).join(), key);
  }
  return [...each.values()] as Awaited<Keys>; // the rows that `select` gives
}

/**
 * Makes a list: one page of sorted rows that contain the text and match the condition, and how many rows there are.
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
    { text, places, where: asked, count }: Criteria = {},
  ): Promise<{ rows: Awaited<Rows>; meta: Schemas['ListMeta'] }> => {
    const number = query['Paginacao.Pagina'] ?? query.Pagina ?? 1;
    const size = query['Paginacao.QuantidadeRegistros'] ?? query.QuantidadeRegistros ?? pageSize;
    const column = query['Ordenacao.Coluna'];
    const direction = query['Ordenacao.Ascending'] === false ? desc : asc;
    const sorted =
      column === undefined || sort === undefined
        ? order
        : [sort[column]].flat().map((one: Sortable) => direction(one));
    const sorting = [...sorted, ...(Array.isArray(id) ? id : [id])];
    const where = and(always, asked, holdsText(text, search), places && or(...places));
    const pageOf = <Select extends PgSelect>(select: Select, condition: SQL | undefined) =>
      select
        .where(condition)
        .orderBy(...sorting)
        .limit(size)
        .offset((number - 1) * size);
    const readPage = async (): Promise<Awaited<Rows>> =>
      keys === undefined
        ? await pageOf(rows(queries), where)
        : await rows(queries)
            .where(keys.at(await pageOf(keys.select(queries, column), where)))
            .orderBy(...sorting);
    const meta = (counted: number, most = counted): Schemas['ListMeta'] => ({
      paginacao: {
        totalRegistros: Math.min(counted, most),
        ...(counted > most && { haMais: true }),
        paginaAtual: number,
        tamanhoPagina: size,
      },
    });

    if (places === undefined || keys === undefined) {
      const page = await readPage();
      const matches = (keys?.select(queries, column) ?? rows(queries)).where(where);
      return { rows: page, meta: meta(await (count?.() ?? queries.$count(sql`${matches} as found`))) };
    }
    const most = Math.ceil((number * size + 1) / COUNTED_ROWS) * COUNTED_ROWS;
    const found = await lookUp(() => keys.select(queries, column), and(always, asked), places, most);
    return found === undefined
      ? { rows: await readPage(), meta: meta(most + 1, most) }
      : { rows: await pageOf(rows(queries), keys.at(found)), meta: meta(found.length) };
  };
}
