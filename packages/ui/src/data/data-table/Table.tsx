import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import { floatOnDemand } from '../../internal/floatOnDemand.tsx';
import { memoGeneric } from '../../internal/memoGeneric.ts';
import { onDemand } from '../../internal/onDemand.tsx';
import { useScrollToTop } from '../../internal/rows/useScrollToTop.ts';
import { StaleFailure } from '../../internal/stale-failure/StaleFailure.tsx';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { useSteady } from '../../internal/useSteady.ts';
import { tableTexts } from '../../locale/tableTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Pager } from '../../navigation/pager/Pager.tsx';
import { rangeText } from '../../navigation/pager/pageRows.ts';
import type { ShownPopup } from './cells/CellPopover.tsx';
import { useCellTip } from './cells/useCellTip.ts';
import type { ShownValidations } from './cells/ValidationsPopover.tsx';
import { cardLayout } from './columns/cardLayout.ts';
import { columnLayout, fittedColumns } from './columns/columnLayout.ts';
import { useColumnResize } from './columns/useColumnResize.ts';
import { useDrawnColumns } from './columns/useDrawnColumns.ts';
import { useTableCopy } from './copy/useTableCopy.ts';
import * as S from './DataTable.styles.ts';
import type { DataTableProps } from './DataTable.types.ts';
import type { RowPainter } from './painter/rowPainter.ts';
import { MessageRow } from './parts/MessageRow.tsx';
import { SkeletonRows } from './parts/SkeletonRows.tsx';
import { TableBody } from './parts/TableBody.tsx';
import { TableHead } from './parts/TableHead.tsx';
import { tableRoles } from './parts/tableRoles.ts';
import { useTablePrint } from './print/useTablePrint.ts';
import { usualDetailPx } from './rows/rowDetails.ts';
import { useCards } from './rows/useCards.ts';
import { useExpandedRows } from './rows/useExpandedRows.ts';
import { useGroupBands } from './rows/useGroupBands.ts';
import { useIsCards } from './rows/useIsCards.ts';
import { useReturn } from './rows/useReturn.ts';
import { useRowSetting } from './rows/useRowSetting.ts';
import type { GridSelecting } from './selection/GridTable.tsx';
import { useTableAnnouncement } from './useTableAnnouncement.ts';

// What floats comes with its library when it is first needed.
const CellTooltip = onDemand(() => import('./cells/CellTooltip.tsx'));
const CellPopover = floatOnDemand(
  () => import('./cells/CellPopover.tsx'),
  ({ onClose }) => onClose(),
);
const ValidationsPopover = floatOnDemand(
  () => import('./cells/ValidationsPopover.tsx'),
  ({ onClose }) => onClose(),
);
const CardSort = onDemand(() => import('./parts/CardSort.tsx'));

const ignore = () => {};
const none: readonly never[] = [];

interface TableProps<Row> extends DataTableProps<Row> {
  /** Rows can be chosen. Its code comes with what chooses, so that a table that is only read does without. */
  selecting?: GridSelecting<Row> | undefined;
}

function PlainTable<Row>({
  label,
  columns: allColumns,
  rows,
  getRowId,
  rowName,
  rowHref,
  onRowClick,
  startAt = null,
  currentRowId = startAt?.rowId ?? null,
  onLeave,
  onColumnWidthsChange,
  sort = null,
  onSortChange = ignore,
  paging,
  scrollKey,
  filterText,
  loading = false,
  error = null,
  onRetry,
  emptyText,
  emptyState,
  details: ownDetails,
  groupOf,
  selecting,
  height,
  style,
  ...rest
}: TableProps<Row>) {
  const messages = useMessages(tableTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const painterRef = useRef<RowPainter<Row>>(null);
  const headRow = useRef<HTMLTableRowElement>(null);
  const [validations, setValidations] = useState<ShownValidations | null>(null);
  const [popup, setPopup] = useState<ShownPopup | null>(null);
  const isGrid = selecting !== undefined;
  const { columns, details } = useDrawnColumns(allColumns, isGrid, ownDetails);
  const expansion = useExpandedRows({ rows: rows ?? none, getRowId, startAt, details });
  const bands = useGroupBands(rows ?? none, groupOf);
  const fitted = useMemo(() => fittedColumns(columns, rows ?? none), [columns, rows]);
  const layout = useMemo(() => columnLayout(fitted), [fitted]);
  const leave = useSteady((row: Row) => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = scroller.current ?? {};
    onLeave?.({ rowId: getRowId(row), index: rows?.indexOf(row), top, left });
  });
  const setting = useRowSetting({
    ...{ columns, rowName, rowHref, onRowClick, selecting, details },
    onLeave: leave,
    onValidations: setValidations,
    onCellPopup: setPopup,
    onExpand: expansion.toggle,
  });
  const cards = useMemo(() => cardLayout(columns, setting.naming), [columns, setting.naming]);
  const { tip, tableHandlers, bubbleHandlers } = useCellTip();
  const [announcement, announce] = useTableAnnouncement({
    page: paging,
    sort,
    columns: allColumns,
    scrollKey,
    count: rows?.length ?? 0,
    loading,
  });
  const scrollKeys = `${paging?.page}|${sort?.column}|${sort?.direction}|${scrollKey}`;
  useScrollToTop(scroller, rows, scrollKeys);
  useReturn({ startAt, rows, getRowId, loading, scroller, painterRef });
  const root = useKeptFocus(rest, () => scroller.current);
  const copyHandlers = useTableCopy({ columns, rows: rows ?? none, selecting, painterRef, announce });
  useTablePrint(scroller, {
    ...{ label, messages },
    columns: allColumns, // a sheet is as wide as ever, however narrow the window is
    rows: rows ?? none,
    caption: [paging && rangeText(messages, paging, rows?.length), filterText].filter(Boolean).join(' · '),
  });
  const Edge = useColumnResize({ columns: fitted, headRow, onColumnWidthsChange });
  const changeSort = useSteady(onSortChange);

  const empty = emptyText ?? messages.emptyTable;
  const hasRows = rows !== undefined && rows.length > 0;
  useCards({ belowPx: cards.belowPx, scroller, hasRows });
  const isOfCards = useIsCards(scroller);
  const isSkeleton = !hasRows && !error && (loading || rows === undefined);
  const hasMessage = !hasRows && !isSkeleton;
  const isEmpty = hasMessage && !error;
  const rowCount = !hasRows
    ? isSkeleton
      ? -1
      : 2
    : paging && (paging.total === undefined || paging.hasUncounted)
      ? -1
      : (paging?.total ?? rows.length) + 1;
  const firstRowIndex = (paging ? (paging.page - 1) * paging.pageSize : 0) + 2;

  /** Focusable, so that the keyboard can scroll it; its group names the table. */
  const scrollable = {
    'data-part': 'scroller',
    'data-acts': cards.acts,
    'data-message': hasMessage || undefined,
    role: 'group',
    'aria-label': label,
    tabIndex: isGrid ? -1 : 0,
    style: cards.style,
  };

  const table = {
    'aria-label': label,
    'aria-rowcount': rowCount,
    'aria-busy': loading,
    'data-stale': (loading && hasRows) || undefined,
    'data-clickable': Boolean(rowHref ?? onRowClick) || undefined,
    style: layout,
  };

  const content = (
    <>
      <TableHead {...{ columns, sort, isGrid, isOfCards, Edge }} onSortChange={changeSort} rowRef={headRow} />
      {hasRows && (
        <TableBody
          {...{ rows, getRowId, firstRowIndex, setting, headRow, painterRef, bands, currentRowId }}
          cards={cards}
          expanded={expansion.indexes}
          detailPx={details?.heightPx ?? usualDetailPx}
          mostPx={height}
        />
      )}
      {isSkeleton && (
        <SkeletonRows
          columns={columns}
          naming={setting.naming}
          count={Math.min(paging?.pageSize ?? 10, 10)}
        />
      )}
      {hasMessage && (
        <MessageRow columnCount={columns.length}>
          {error ? (
            <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={loading} />
          ) : (
            (emptyState ?? <EmptyState title={empty} />)
          )}
        </MessageRow>
      )}
    </>
  );

  return (
    <S.Root
      {...root}
      style={height === undefined ? style : { ...style, '--table-block-size': `${height}px` }}
    >
      {error && hasRows && <StaleFailure {...{ error, onRetry }} framed retrying={loading} />}
      <div {...scrollable} ref={scroller} {...tableHandlers} {...copyHandlers}>
        {isOfCards && allColumns.some(({ sortable }) => sortable) && (
          <div data-part="sort">
            <CardSort columns={allColumns} shown={columns} sort={sort} onSortChange={changeSort} />
          </div>
        )}
        {selecting ? (
          <selecting.Grid {...table} {...{ getRowId, selecting, headRow, painterRef }} rows={rows ?? none}>
            {content}
          </selecting.Grid>
        ) : (
          <table {...tableRoles.table} {...table}>
            {content}
          </table>
        )}
      </div>
      {paging && (hasRows || paging.page > 1 || (isSkeleton && paging.total !== undefined)) && (
        <S.Foot>
          <Pager
            {...paging}
            label={messages.paginationOf(label)}
            count={rows?.length}
            hasMore={rows === undefined || rows.length >= paging.pageSize}
          />
        </S.Foot>
      )}
      <div data-part="status" role="status">
        {isSkeleton ? messages.loading : isEmpty ? empty : announcement}
      </div>
      {tip && <CellTooltip tip={tip} {...bubbleHandlers} />}
      {popup && <CellPopover shown={popup} onClose={() => setPopup(null)} />}
      {validations && <ValidationsPopover shown={validations} onClose={() => setValidations(null)} />}
    </S.Root>
  );
}

/**
 * Every table: one that is only read, and one whose rows are chosen, which a chosen row does not draw anew. Renders a `<div>`
 * around a `<table>`.
 */
export const Table = memoGeneric(PlainTable);
