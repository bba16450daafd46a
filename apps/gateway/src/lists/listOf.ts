import type { Schemas } from '@portal/api';
import { LIST_REACH } from '@portal/domain';
import { and, asc, Column, desc, is, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { refused } from '../http/GatewayError.ts';
import { messages } from '../http/messages.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { choosePlan, type PagePlan } from './pagePlan.ts';
import { expectedRows, rowsToSort, sortedBy } from './rowsToSort.ts';
import { digitsHold, findsText, holdsText } from './searchText.ts';

/** Rows per page unless the call or the list sets it. */
const PAGE_SIZE = 20;

/** Rows that are counted where each costs more than an entry of an index, or as many again as the page asked for needs. */
const COUNTED_ROWS = 500;

type Sortable = PgColumn | SQL;

/** What is asked for of an order that another table gives. */
interface AskedRows {
  /** Condition on the rows. */
  readonly where: SQL | undefined;
  /** The last id comes first. */
  readonly descending: boolean;
  /** More of equal rows than this are not needed. */
  readonly most: number;
}

/** Definition of a list. */
interface ListDefinition<Rows extends PgSelect, SortColumn extends string, Keys extends PgSelect> {
  /** Selects the rows, as `$dynamic()`. */
  readonly rows: (queries: Queries) => Rows;
  /** Condition that always applies, such as that a row was not removed. */
  readonly where?: SQL | undefined;
  /** Columns that the search looks in (GW-13), or the condition itself. */
  readonly search?: readonly Sortable[] | ((text: string | undefined) => SQL | undefined);
  /** A column of digits of rows that belong to those of the list, in which the search looks too. The list has `keys`. */
  readonly searchParts?: {
    readonly table: PgTable;
    readonly column: PgColumn;
    /** Refers to the id of the list. */
    readonly of: PgColumn;
    readonly where?: SQL | undefined;
  };
  /** Default order. */
  readonly order: readonly Sortable[];
  /** Columns that the call may sort by, each with what follows it in the same direction, as an index has it. */
  readonly sort?: Readonly<Record<SortColumn, Sortable | readonly Sortable[]>>;
  /** Breaks ties, so that paging never repeats or loses a row. */
  readonly id: Sortable | readonly Sortable[];
  readonly pageSize?: number;
  /**
   * For tables that grow, and for rows that join or compute much: selects their ids, which tell them apart, from the
   * tables that conditions and order name. It finds, skips and counts; `rows` are then read for one page alone.
   */
  readonly keys?: {
    /** The table of ids and conditions, where it is narrow and they are of it alone. */
    readonly table?: PgTable;
    /** @param column that the call sorts by, where not every order is in the same tables. */
    readonly select: (queries: Queries, column?: SortColumn) => Keys;
    /**
     * For an order that another table gives: selects the ids from that table on, so that a page is read in its order. Rows
     * that it leaves out stand last, in both directions.
     */
    readonly from?: Partial<Record<SortColumn, (queries: Queries, asked: AskedRows) => PgSelect>>;
    /**
     * Of those orders, the ones along which what a text finds stands together and may stand far, as the name of a family does
     * in that of its products: of such a text all is found and sorted. `select` has the other table looked up then.
     */
    readonly gathered?: readonly NoInfer<SortColumn>[];
    /** Tells the rows apart, where `id` does not begin with what does. */
    readonly id?: PgColumn;
  };
}

/** Page and order, under either of the names that calls use. */
interface ListQuery<SortColumn> {
  readonly Pagina?: number | undefined;
  readonly QuantidadeRegistros?: number;
  readonly 'Paginacao.Pagina'?: number;
  readonly 'Paginacao.QuantidadeRegistros'?: number;
  readonly 'Ordenacao.Coluna'?: SortColumn;
  readonly 'Ordenacao.Ascending'?: boolean;
}

/** A condition that holds for a few rows or for much of a table, which the planner cannot know. */
export interface WideCondition {
  /** To look rows up. */
  readonly found: SQL;
  /** To meet rows along an order: nothing of it can be gathered first. */
  readonly met: SQL;
  /** A narrow table with an entry for each row of the list, and the condition on it: counts what is found. */
  readonly table: PgTable;
  readonly inTable: SQL | undefined;
}

/** Filters of one query. */
interface Criteria {
  readonly text?: string | undefined;
  readonly where?: SQL | undefined;
  /** Holds beside `where`. */
  readonly wide?: WideCondition | undefined;
  /** Counts the rows that `where` finds, where there is a shorter way than reading them and no text is searched for. */
  readonly count?: () => Promise<number>;
  /** Whether to look at each row that is found takes long: `COUNTED_ROWS` are counted then. */
  readonly costly?: boolean;
}

/** Whether a condition finds more of a table than is sorted for a page: any page is near along the order then. */
async function isMuch(queries: Queries, { table, inTable }: WideCondition): Promise<boolean> {
  const most = await rowsToSort(queries, table);
  return (
    (await queries.$count(sql`(select from ${table} where ${inTable} limit ${most + 1}) as found`)) > most
  );
}

/** Condition: the id is one of those selected. They are found first, whatever the planner expects of their number. */
const isAmong = (id: Sortable, selected: SQL): SQL => sql`${id} = any(array(${selected}))`;

/**
 * Counts what is asked for: up to what is told of the number of rows, and as far as the narrow table of a list may be
 * sorted.
 *
 * @param matching selects what is asked for, or the first of it.
 */
async function countRows(
  queries: Queries,
  keys: { readonly table?: PgTable } | undefined,
  matching: (most?: number) => SQL,
  {
    count,
    costly,
    last,
  }: {
    readonly count: Criteria['count'] | undefined;
    readonly costly: boolean;
    /** The last row of the page. */
    readonly last: number;
  },
) {
  const pages = Math.ceil((last + 1) / COUNTED_ROWS);
  const told = costly ? Math.min(pages * COUNTED_ROWS, LIST_REACH) : LIST_REACH;
  const most = Math.max(told, keys?.table && !costly ? await rowsToSort(queries, keys.table) : 0);
  // A list without keys is of one record or of a small table. A limit there would have the planner read along the table
  // until it has met so many rows.
  const counted = await (count?.() ?? queries.$count(sql`(${matching(keys && most + 1)}) as found`));
  const isFar = count === undefined && keys !== undefined && counted > told;
  return { counted, told, isFar, fitsTable: keys?.table !== undefined && counted <= most };
}

/**
 * Makes a list: one page of sorted rows that contain the text and match the condition, and how many rows there are.
 * All lists of the gateway use it, so that paging, search and count are in one place.
 */
export function listOf<
  Rows extends PgSelect,
  SortColumn extends string = never,
  Keys extends PgSelect = PgSelect,
>({
  rows,
  where: always,
  search = [],
  searchParts: parts,
  order,
  sort,
  id,
  pageSize = PAGE_SIZE,
  keys,
}: ListDefinition<Rows, SortColumn, Keys>) {
  const ids = [id].flat();
  const [firstId = sql`null`] = keys?.id ? [keys.id] : ids;

  /**
   * The order of a call. Equal rows turn with it, so that an index serves both directions.
   *
   * @param change of the columns, by which they sort the same.
   */
  function orderOf(query: ListQuery<SortColumn>, change = (one: Sortable) => one) {
    const column = query['Ordenacao.Coluna'];
    const changed = (one: Sortable) => (is(one, Column) ? change(one) : one); // others say their direction themselves
    if (column === undefined || sort === undefined) return { sorting: [...order.map(changed), ...ids] };
    const isDescending = query['Ordenacao.Ascending'] === false;
    const turned = (one: Sortable) => (isDescending ? desc(one) : asc(one));
    const by = [sort[column]].flat().map(change).map(turned);
    const tied = ids.map((one) => (is(one, Column) ? turned(one) : one)); // others say their direction themselves
    const from = keys?.from?.[column];
    const emptyLast = (one: SQL) => sql`${one} nulls last`;
    return {
      column,
      sorting: [...(from ? by.map(emptyLast) : by), ...tied],
      from: from && { select: from, sorting: [...by, ...tied], descending: isDescending },
    };
  }

  /** Whether what a text finds is at most a fifth of the table: to sort it takes less than to meet it far along an order. */
  const isSorted = async (queries: Queries, matching: SQL): Promise<boolean> =>
    is(firstId, Column) &&
    (await expectedRows(queries, matching)) <= 2 * (await rowsToSort(queries, firstId.table));

  /** Conditions that find the text: to look it up, one for each table, and to meet it in the order of the list. */
  function conditionsOf(text: string | undefined) {
    const isCondition = typeof search === 'function';
    const own = isCondition ? search(text) : findsText(text, search);
    const met = isCondition ? own : holdsText(text, search);
    const held = parts && text ? digitsHold(text, parts.column) : undefined;
    if (parts === undefined || held === undefined) return { lookUp: [own], inOrder: met };
    const selected = sql`select ${parts.of} from ${parts.table} where ${and(parts.where, held)}`;
    return {
      lookUp: [own, sql`${firstId} in (${selected})`],
      // `offset 0` keeps it a look-up of each row: the planner would gather all that contain a single digit.
      inOrder: or(met, sql`exists (${selected} and ${parts.of} = ${firstId} offset 0)`),
    };
  }

  return async (
    { database: { queries } }: Pick<GatewayContext, 'database'>,
    query: ListQuery<SortColumn>,
    { text, where: narrow, wide, count, costly = false }: Criteria = {},
  ): Promise<{ rows: Awaited<Rows>; meta: Schemas['ListMeta'] }> => {
    const number = query['Paginacao.Pagina'] ?? query.Pagina ?? 1;
    const size = query['Paginacao.QuantidadeRegistros'] ?? query.QuantidadeRegistros ?? pageSize;
    const skipped = (number - 1) * size;
    const { column, sorting, from } = orderOf(query);
    const found = conditionsOf(text);
    const asked = and(narrow, wide?.found);
    const selectIds = (by?: SortColumn) => keys?.select(queries, by) ?? rows(queries);
    /** The ids of what is asked for, or of the first of it. */
    const matching = (most?: number): SQL => {
      const each = found.lookUp.map((place) => {
        const selected = selectIds().where(and(always, asked, place));
        return sql`${most === undefined ? selected : selected.limit(most)}`;
      });
      return each.length === 1 ? sql`${each[0]}` : sql.join(each, sql` union `);
    };
    /** Condition on what is asked for, by which it is looked up. */
    const lookedUp = () => (found.lookUp.length === 1 ? found.lookUp[0] : isAmong(firstId, matching()));

    const last = skipped + size;
    const { counted, told, isFar, fitsTable } = await countRows(queries, keys, matching, {
      count,
      costly,
      last,
    });
    if (isFar && skipped >= LIST_REACH) throw refused(messages.pageTooFar);
    const standsTogether = Boolean(text && column && keys?.gathered?.includes(column));
    const plan = await choosePlan({
      ...{ skipped, counted, isFar, fitsTable },
      hasKeys: keys !== undefined,
      wasFound: count === undefined && (asked !== undefined || text !== undefined),
      isGathered: async () => standsTogether && isSorted(queries, matching()),
      hasFrom: from !== undefined,
    });

    const isMet = isFar && wide !== undefined && (await isMuch(queries, wide));
    const where = and(always, isMet ? and(narrow, wide.met) : asked, found.inOrder);
    const pageOf = <Select extends PgSelect>(selected: Select, condition: SQL | undefined, by = sorting) =>
      selected
        .where(condition)
        .orderBy(...by)
        .limit(size)
        .offset(skipped);
    const rowsOf = async (ids: PgSelect): Promise<Awaited<Rows>> =>
      await rows(queries)
        .where(isAmong(firstId, sql`${ids}`))
        .orderBy(...sorting);
    const rowsBy = (condition: SQL | undefined, by?: typeof sorting) =>
      rowsOf(pageOf(selectIds(column), condition, by));
    const readPage = async (way: PagePlan): Promise<Awaited<Rows>> => {
      switch (way) {
        case 'nothing':
          return [] as unknown as Awaited<Rows>; // rows of a list are an array
        case 'rows':
          return await pageOf(rows(queries), where);
        case 'narrow':
          return rowsBy(where, orderOf(query, sortedBy).sorting);
        case 'found':
          return rowsBy(isAmong(firstId, matching()));
        case 'gathered':
          return rowsBy(and(always, asked, lookedUp()));
        case 'from': {
          if (from === undefined) return readPage('ordered');
          const selected = from.select(queries, { where, descending: from.descending, most: last });
          const page = await rowsOf(pageOf(selected, where, from.sorting));
          return page.length >= Math.min(size, counted - skipped) ? page : readPage('ordered');
        }
        case 'ordered':
          return rowsBy(where);
      }
    };
    return {
      rows: await readPage(plan),
      meta: {
        paginacao: {
          totalRegistros: isFar ? told : counted,
          ...(isFar && { haMais: true }),
          paginaAtual: number,
          tamanhoPagina: size,
        },
      },
    };
  };
}
