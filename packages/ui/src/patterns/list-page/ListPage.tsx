import { Bookmark, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { ColumnMenu } from '../../data/data-table/columns/ColumnMenu.tsx';
import type { Column } from '../../data/data-table/columns/column.ts';
import { type ColumnChoiceOptions, useColumnChoice } from '../../data/data-table/columns/useColumnChoice.ts';
import { DataTable } from '../../data/data-table/DataTable.tsx';
import type { DataTableProps } from '../../data/data-table/DataTable.types.ts';
import { splitTableProps } from '../../data/data-table/tableProps.ts';
import { FilterBar, type FilterForm } from '../../data/filter-bar/FilterBar.tsx';
import { savedViewsTexts } from '../../data/saved-views/SavedViews.texts.ts';
import type { SavedView, SavedViewsProps } from '../../data/saved-views/SavedViews.tsx';
import { SelectionTable } from '../../data/selection-table/SelectionTable.tsx';
import { StatusBadge } from '../../data/status-badge/StatusBadge.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { onDemand } from '../../internal/onDemand.tsx';
import { useWindowSize } from '../../internal/useWindowSize.ts';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { tableTexts } from '../../locale/tableTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { Density } from '../../tokens/scale.ts';
import * as S from './ListPage.styles.ts';
import type { ListQuery, ListSelection, ListState } from './listState.ts';

const SavedViews = onDemand(async () => ({
  default: (await import('../../data/saved-views/SavedViews.tsx')).SavedViews,
}));

/** The saved views of a list, as `SavedViews` takes them. */
export interface ListViews
  extends Pick<
    SavedViewsProps,
    'views' | 'shown' | 'nameMaxLength' | 'plainHref' | 'onRename' | 'onRemove' | 'onCopyAddress'
  > {
  /** Saves the list as it is, with the ids of its columns; `null` for those that each person has chosen. */
  onSave: (
    name: string,
    details: { replaced: SavedView | undefined; columnIds: readonly string[] | null },
  ) => void;
}

export interface ListPageProps<Row>
  extends Omit<
    DataTableProps<Row>,
    'title' | 'label' | 'height' | 'onColumnWidthsChange' | 'paging' | keyof ListState | keyof ListQuery<Row>
  > {
  /** Title of the page, its only `<h1>`. */
  title: string;
  /** One sentence of context. */
  description?: ReactNode;
  /** State of the list, beside the title. */
  status?: ReactNode;
  /** What can be done on the page; one primary act. */
  actions?: ReactNode;
  /**
   * What can be done with the list as such, as its export: before `actions`, in a narrow window behind "Filtros". As a function it is
   * given the columns that are shown, in their order.
   */
  tools?: ReactNode | ((shown: readonly Column<Row>[]) => ReactNode);
  /** Search, page and order, which the address keeps. */
  state: ListState;
  /** As of a `DataTable`: give it where the list has filters. @default the search */
  scrollKey?: string | undefined;
  /** As of a `DataTable`: what its printed page says above the rows. @default the search */
  filterText?: string | undefined;
  /** The rows of that state, or that they are loading or failed. */
  query: ListQuery<Row>;
  /** Rows a page. */
  pageSize: number;
  /** Whether there is a search above the table; `false` where a field of `filterForm` is it. @default true */
  searchable?: boolean | undefined;
  /** What the search says while it is empty. @default 'Pesquisar' */
  searchPlaceholder?: string | undefined;
  /** Accessible name of the search. @default 'Pesquisar' */
  searchLabel?: string | undefined;
  /** Accessible name of the table. @default title */
  tableLabel?: string | undefined;
  /** The two or three filters that are used most, beside the search, as a period (WID-035) or a select. */
  filters?: ReactNode;
  /** Filters that are applied together, behind "Mais filtros"; none without it. */
  filterForm?: FilterForm | undefined;
  /** How many filters are set in all, the search apart: said where they are behind a button, and where nothing is found. @default 0 */
  filterCount?: number | undefined;
  /** Counts or the like, above the filters. */
  summary?: ReactNode;
  /** Empties search and filters. Give it where the list is narrowed: its button shows then. */
  onClearFilters?: (() => void) | undefined;
  /** Rows can be chosen, as in a `SelectionTable`; none without it. */
  selection?: ListSelection<Row> | undefined;
  /** Columns can be hidden and made wider, and where that is remembered; as they are without it. */
  columnChoice?: Omit<ColumnChoiceOptions<Row>, 'columns'> | undefined;
  /** What the list was narrowed to before, under names: stands before `tools`. None without it. */
  views?: ListViews | undefined;
  /** Height of its controls and rows where it differs from that of the application, as of a long list. */
  density?: Density | undefined;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** A list with search, order and pages: title, filters, and a table with its loading state. Renders a `<div>`. */
export function ListPage<Row>({
  title,
  description,
  status,
  actions,
  tools,
  state,
  query,
  columns,
  emptyState,
  pageSize,
  searchable = true,
  searchPlaceholder,
  searchLabel,
  tableLabel = title,
  filters,
  filterForm,
  filterCount = 0,
  summary,
  onClearFilters,
  selection,
  columnChoice,
  views,
  density,
  filterText = state.search,
  scrollKey = state.search,
  children,
  ...others
}: ListPageProps<Row>) {
  const { table: ownProps, rest } = splitTableProps(others);
  const shared = useMessages(sharedTexts);
  const saved = useMessages(savedViewsTexts);
  const isNarrow = useWindowSize() === 'narrow';
  const isNarrowed = state.search !== '' || onClearFilters !== undefined;
  const tableMessages = useMessages(tableTexts);
  const search = {
    value: state.search,
    onValueChange: state.onSearchChange,
    placeholder: searchPlaceholder,
    label: searchLabel,
  };
  const paging = {
    page: state.page,
    pageSize,
    total: query.total,
    hasUncounted: query.hasUncounted,
    onPageChange: state.onPageChange,
  };
  const { menu, shownIds, ...chosen } = useColumnChoice({ storageKey: '', ...columnChoice, columns });
  const table = {
    ...ownProps,
    paging,
    emptyState: isNarrowed ? (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={tableMessages.emptyTable}
        description={
          state.search === ''
            ? shared.nothingFoundWithFilters
            : shared.nothingFoundFor(state.search, filterCount > 0)
        }
        action={
          <Button onClick={onClearFilters ?? (() => state.onSearchChange(''))}>{shared.showAllRows}</Button>
        }
      />
    ) : (
      emptyState
    ),
    ...(columnChoice ? chosen : { columns }),
    label: tableLabel,
    rows: query.rows,
    loading: query.loading,
    error: query.error,
    onRetry: query.onRetry,
    sort: state.sort,
    onSortChange: state.onSortChange,
    ...{ scrollKey, filterText },
  };
  const hasFilterBar = searchable || filters || filterForm || columnChoice;
  /** Without a search the button of the filters stands beside the acts, and not in a line of its own. */
  const isOneLine = isNarrow && !searchable && Boolean(hasFilterBar);
  const listTools = (views || tools) && (
    <>
      {views && (
        <SavedViews
          {...views}
          onSave={(name, replaced) => views.onSave(name, { replaced, columnIds: shownIds })}
        />
      )}
      {typeof tools === 'function' ? tools(table.columns) : tools}
    </>
  );
  return (
    <S.Root data-summary={summary ? '' : undefined} data-density={density} {...rest}>
      <PageHead
        title={title}
        description={isNarrow ? undefined : description}
        status={
          <>
            {status}
            {isNarrow && views?.shown && (
              <StatusBadge icon={<Bookmark aria-hidden="true" />}>
                {saved.viewShown(views.shown.name, saved.viewStates[views.shown.state])}
              </StatusBadge>
            )}
          </>
        }
        actions={
          isOneLine ? undefined : (
            <>
              {!isNarrow && listTools}
              {actions}
            </>
          )
        }
      />
      {summary}
      {hasFilterBar && (
        <S.Filters data-one-line={isOneLine || undefined}>
          {isOneLine && actions}
          <FilterBar
            search={searchable ? search : undefined}
            form={filterForm}
            filterCount={filterCount}
            tools={
              (columnChoice || (isNarrow && listTools)) && (
                <>
                  {isNarrow && listTools}
                  {columnChoice && <ColumnMenu menu={menu} size="md" />}
                </>
              )
            }
            onClear={onClearFilters}
          >
            {filters}
          </FilterBar>
        </S.Filters>
      )}
      {selection ? <SelectionTable {...table} {...selection} /> : <DataTable {...table} />}
      {children}
    </S.Root>
  );
}
