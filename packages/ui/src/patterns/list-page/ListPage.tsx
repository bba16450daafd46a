import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Sort } from '../../data/data-table/column.ts';
import { DataTable, type DataTableProps } from '../../data/data-table/DataTable.tsx';
import { FilterBar } from '../../data/filter-bar/FilterBar.tsx';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import * as S from './ListPage.styles.ts';

/** What a list is narrowed to, in which order and on which page, and how to change it. */
export interface ListState {
  /** Text searched for. */
  search: string;
  /** From 1. */
  page: number;
  sort: Sort | null;
  onSearchChange: (search: string) => void;
  onPageChange: (page: number) => void;
  onSortChange: (sort: Sort | null) => void;
}

/** The rows of the page asked for, and how reading them goes. */
export interface ListQuery<Row> {
  /** `undefined` until they have been read once; those of the page before while others are read. */
  rows: readonly Row[] | undefined;
  /** Rows of all pages, where known. */
  total: number | undefined;
  loading: boolean;
  error: { message: string } | null;
  onRetry: () => void;
}

export interface ListPageProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'title'>,
    Pick<DataTableProps<Row>, 'columns' | 'getRowId' | 'rowName' | 'rowHref' | 'onRowClick' | 'emptyState'> {
  /** Title of the page, its only `<h1>`. */
  title: string;
  /** One sentence of context. */
  description?: ReactNode;
  /** What can be done on the page; one primary act. */
  actions?: ReactNode;
  /** Search, page and order, which the address keeps. */
  state: ListState;
  /** The rows of that state, or that they are loading or failed. */
  query: ListQuery<Row>;
  /** Rows a page. */
  pageSize: number;
  /** @default 'Pesquisar' */
  searchPlaceholder?: string | undefined;
  /** Accessible name of the search. @default 'Pesquisar' */
  searchLabel?: string | undefined;
  /** Accessible name of the table. @default title */
  tableLabel?: string | undefined;
  /** Further filters, beside the search. */
  filters?: ReactNode;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** A list that is searched, sorted and paged: title, filters, and a table that says how reading goes. Renders a `<div>`. */
export function ListPage<Row>({
  title,
  description,
  actions,
  state,
  query,
  columns,
  getRowId,
  rowName,
  rowHref,
  onRowClick,
  emptyState,
  pageSize,
  searchPlaceholder,
  searchLabel,
  tableLabel = title,
  filters,
  children,
  ...rest
}: ListPageProps<Row>) {
  const search = {
    value: state.search,
    onValueChange: state.onSearchChange,
    placeholder: searchPlaceholder,
    label: searchLabel,
  };
  const page = { number: state.page, size: pageSize, total: query.total, onPageChange: state.onPageChange };
  return (
    <S.Root {...rest}>
      <PageHead title={title} description={description} actions={actions} />
      <FilterBar search={search}>{filters}</FilterBar>
      <DataTable
        {...{ columns, getRowId, rowName, rowHref, onRowClick, emptyState, page }}
        label={tableLabel}
        rows={query.rows}
        loading={query.loading}
        error={query.error}
        onRetry={query.onRetry}
        sort={state.sort}
        onSortChange={state.onSortChange}
        scrollKey={state.search}
      />
      {children}
    </S.Root>
  );
}
