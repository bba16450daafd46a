import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type Ref, use } from 'react';
import { memoGeneric } from '../../../internal/memoGeneric.ts';
import { tableTexts } from '../../../locale/tableTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { cellAttributes, type DrawnColumn, type Sort } from '../columns/column.ts';
import type { ResizeEdge } from '../columns/ResizeEdge.tsx';
import { SelectAllContext } from '../selection/SelectAllContext.ts';
import { tableRoles } from './tableRoles.ts';

interface TableHeadProps<Row> {
  columns: readonly DrawnColumn<Row>[];
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
  rowRef: Ref<HTMLTableRowElement>;
  /** Has one tab stop for all its parts. */
  isGrid: boolean;
  /** Draws the edge by which a column is made wider, where columns can be. */
  Edge: typeof ResizeEdge | undefined;
  /** Names the facts of cards, out of sight: there is nothing to press. */
  isOfCards: boolean;
}

/** Ascending, descending, none. */
function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

function SortMark({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUp aria-hidden />;
  if (direction === 'descending') return <ArrowDown aria-hidden />;
  return <ChevronsUpDown aria-hidden />;
}

/** The box that the grid around it brings. */
function SelectAll() {
  return use(SelectAllContext);
}

function PlainTableHead<Row>({
  columns,
  sort,
  onSortChange,
  rowRef,
  isGrid,
  Edge,
  isOfCards,
}: TableHeadProps<Row>) {
  const messages = useMessages(tableTexts);
  const tabIndex = isGrid ? -1 : undefined;

  const content = (column: DrawnColumn<Row>) => {
    if (column.format === 'select') return <SelectAll />;
    if (column.format === 'expand') return <span>{messages.details}</span>;
    if (!column.sortable || isOfCards) return column.header;
    const direction = sort?.column === column.id ? sort.direction : undefined;
    return (
      <button type="button" tabIndex={tabIndex} onClick={() => onSortChange(nextSort(sort, column.id))}>
        <span>{column.header}</span>
        <SortMark direction={direction} />
      </button>
    );
  };

  const edgeOf = ({ format }: DrawnColumn<Row>) =>
    isOfCards || format === 'select' || format === 'expand' ? undefined : Edge;

  return (
    <thead {...tableRoles.rowgroup}>
      <tr {...tableRoles.row} aria-rowindex={1} ref={rowRef}>
        {columns.map((column, index) => {
          const ColumnEdge = edgeOf(column);
          return (
            <th
              key={column.id}
              {...tableRoles.columnheader}
              scope="col"
              tabIndex={tabIndex}
              aria-label={ColumnEdge && column.header}
              aria-sort={sort?.column === column.id ? sort.direction : undefined}
              {...cellAttributes(column, index)}
            >
              {content(column)}
              {ColumnEdge && <ColumnEdge {...{ column, isGrid }} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The header row, which stays in sight. Renders a `<thead>`. */
export const TableHead = memoGeneric(PlainTableHead);
