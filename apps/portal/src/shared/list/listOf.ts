import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import { pageQuery, prefixedPageQuery, requestPageQuery, sortQuery } from '@portal/domain';
import type { ListSort } from './listAddress.ts';
import type {
  FiltersOf,
  FilterTargets,
  ListPath,
  Paging,
  QueryOf,
  RowOf,
  RowsName,
  Searching,
  SortColumn,
} from './listContract.ts';
import type { RowsPage } from './readAllRows.ts';

/** Query of a list call. */
export interface ListQuestion<Column extends string, Filters> {
  /** Text of the search, `''` for none. */
  readonly search: string;
  readonly sort?: ListSort<Column> | null;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Rows per page. */
  readonly pageSize: number;
  readonly filters: Filters;
}

/** A list call of the contract. */
export interface ListCall<Row, Column extends string, Filters> {
  readonly path: ListPath;
  /** The query parameters. */
  readonly query: (question: ListQuestion<Column, Filters>) => object;
  /** Loads one page; throws the error of the call. */
  readonly read: (
    api: PortalClient,
    question: ListQuestion<Column, Filters>,
    signal?: AbortSignal,
  ) => Promise<RowsPage<Row>>;
}

type ListCallOptions<Path extends ListPath, Name extends RowsName<Path>, Targets, Row> = Paging<Path> &
  Searching<Path> & {
    readonly rows: Name;
    /** Query parameter of each filter. */
    readonly filters?: Targets;
    /** Fixed query parameters. */
    readonly query?: Partial<QueryOf<Path>>;
    /** Maps a row of the answer. */
    readonly row?: (row: RowOf<Path, Name>) => Row;
  };

const pageQueries = { plain: pageQuery, prefixed: prefixedPageQuery, request: requestPageQuery };

/** The untyped client: `listOf` has checked path and query, whose types differ per list. */
interface ListClient {
  GET(
    path: ListPath,
    request: { params: { query: object }; signal: AbortSignal | null },
  ): Promise<{ data?: { readonly meta: Schemas['ListMeta'] } }>;
}

/** The query parameters of filters. */
function filterQuery<Path extends ListPath, Targets extends FilterTargets<Path>>(
  targets: Targets,
  filters: FiltersOf<Path, Targets>,
): object {
  const query: Record<string, unknown> = {};
  for (const [name, target] of Object.entries(targets)) {
    const value = filters[name];
    if (typeof target === 'function')
      Object.assign(query, target(value as never)); // its type is FiltersOf
    else if (value !== null) query[target as string] = value;
  }
  return query;
}

/**
 * A list call, checked against the contract: its path, query parameters and rows.
 *
 * @example const brands = listOf('/api/produtos/marcas', { search: 'filtro', rows: 'marcas' });
 */
export function listOf<
  Path extends ListPath,
  Name extends RowsName<Path>,
  const Targets extends FilterTargets<Path> = Record<never, never>,
  Row = RowOf<Path, Name>,
>(
  path: Path,
  options: ListCallOptions<Path, Name, Targets, Row>,
): ListCall<NoInfer<Row>, SortColumn<Path>, FiltersOf<Path, NoInfer<Targets>>> {
  const { rows: rowsName, search: searchName, filters: targets, query: always, row } = options;
  const pageOf = pageQueries[options.paging ?? 'plain'];

  const query: ListCall<Row, SortColumn<Path>, FiltersOf<Path, Targets>>['query'] = ({
    search,
    sort,
    filters,
    ...page
  }) => ({
    ...always,
    ...(search && searchName && { [searchName]: search }),
    ...(targets && filterQuery<Path, Targets>(targets, filters)),
    ...pageOf(page),
    ...sortQuery(sort),
  });

  return {
    path,
    query,
    async read(api, question, signal) {
      const request = { params: { query: query(question) }, signal: signal ?? null };
      const data = await answerOf((api as ListClient).GET(path, request));
      // The contract has the rows under this name; without `row`, `Row` is their type.
      const answered = (data as unknown as Record<RowsName<Path>, RowOf<Path, Name>[]>)[rowsName];
      return {
        rows: row ? answered.map(row) : (answered as unknown as Row[]),
        total: data.meta.paginacao.totalRegistros,
        ...(data.meta.paginacao.haMais && { hasMore: true }),
      };
    },
  };
}
