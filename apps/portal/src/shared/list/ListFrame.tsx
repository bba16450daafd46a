import { type Column, ListPage, type ListPageProps } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';
import { columnStorage } from '../preferences/columnStorage.ts';
import { densityChoiceAtom } from '../preferences/preferenceAtoms.ts';
import { ChangedLine } from '../server-state/ChangedLine.tsx';
import { readingOf } from '../server-state/readingOf.ts';
import type { FileWords, List } from './createList.ts';
import { ListCsv } from './ListCsv.tsx';
import { useListViews } from './useListViews.ts';

export interface ListFrameProps<Row>
  extends Omit<
    ListPageProps<Row>,
    | 'title'
    | 'getRowId'
    | 'status'
    | 'filterCount'
    | 'filterText'
    | 'state'
    | 'scrollKey'
    | 'query'
    | 'pageSize'
    | 'columnChoice'
    | 'views'
    | 'tools'
    | 'startAt'
    | 'onLeave'
    | 'density'
  > {
  list: List<Row>;
  /** Columns of the CSV that are not in the table; they stand behind those that are shown. */
  fileColumns?: readonly Column<Row>[];
  /** What ends the name of the CSV and stands above a printed page: names of records that the list is filtered by. */
  fileWords?: FileWords;
  /** A PDF of the columns as they are shown, beside the CSV; none without it. */
  pdf?: ((shown: readonly Column<Row>[]) => ReactNode) | undefined;
  /** The page is loading something besides its rows. */
  loading?: boolean;
}

const none: readonly never[] = [];

/** The page of a list: search, order and pages in the address, files of all rows, and the choice of columns. */
export function ListFrame<Row>({
  list,
  columns,
  fileColumns = none,
  fileWords = none,
  pdf,
  onClearFilters,
  loading = false,
  ...rest
}: ListFrameProps<Row>) {
  const [{ search, sort, page }, change] = useAtom(list.filterAtom);
  const [place, leave] = useAtom(list.placeAtom);
  const asked = useAtomValue(list.askedAtom);
  const query = useAtomValue(list.rowsAtom);
  const { views, columns: viewColumns } = useListViews(list);
  const { data, isFetching, isPlaceholderData } = query;
  const reading = readingOf(query);
  const changedAt = useAtomValue(list.changedAtAtom);
  const sortable = useMemo(
    () => columns.map((column) => ({ ...column, sortable: list.sort.includes(column.id) })),
    [columns, list],
  );
  const lastPage = Math.ceil((data?.total ?? 0) / list.pageSize);
  const emptied = data?.rows.length === 0 && lastPage > 0;
  const leftBehind = emptied && page > lastPage && !isFetching;

  // A page that lost its last row is replaced by the last existing page.
  useEffect(() => {
    if (leftBehind) change({ page: lastPage }, { replace: true });
  }, [leftBehind, lastPage, change]);

  return (
    <ListPage
      {...rest}
      title={list.title}
      status={<ChangedLine what="A lista" at={changedAt} />}
      tools={(shown) => (
        <>
          <ListCsv list={list} columns={[...shown, ...fileColumns]} words={fileWords} />
          {pdf?.(shown)}
        </>
      )}
      onClearFilters={useAtomValue(list.isNarrowedAtom) && asked ? onClearFilters : undefined}
      filterCount={useAtomValue(list.filterCountAtom)}
      filterText={[...useAtomValue(list.fileAtom).filters, ...fileWords].filter(Boolean).join(' · ')}
      state={{
        search,
        onSearchChange: (text) => change({ search: text }),
        sort: sort && { column: sort.column, direction: sort.ascending ? 'ascending' : 'descending' },
        onSortChange: (next) =>
          change({ sort: next && { column: next.column, ascending: next.direction === 'ascending' } }),
        page,
        onPageChange: (next) => change({ page: next }),
      }}
      scrollKey={useAtomValue(list.scrollKeyAtom)}
      query={{
        // While another page is loading, the old rows stay.
        rows: !asked ? none : leftBehind || (emptied && isPlaceholderData) ? undefined : data?.rows,
        total: asked ? (data?.total ?? list.totalAtFirst) : 0,
        hasUncounted: asked && data?.hasMore,
        ...reading,
        loading: reading.loading || leftBehind || loading,
      }}
      startAt={place}
      onLeave={leave}
      density={useAtomValue(densityChoiceAtom) ?? 'compact'}
      columns={sortable}
      getRowId={list.rowIdOf}
      columnChoice={{
        ...viewColumns,
        storage: columnStorage,
        storageKey: `portal.columns.${list.columnsKey}`,
      }}
      views={views}
      pageSize={list.pageSize}
    />
  );
}
