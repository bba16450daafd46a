import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { type Column, cellAttributes, type Sort } from './column.ts';
import { tableRoles } from './tableRoles.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
  rowRef: Ref<HTMLTableRowElement>;
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

/** The header row, which stays in sight. Renders a `<thead>`. */
export function TableHead<Row>({ columns, sort, onSortChange, rowRef }: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.rowgroup}>
      <tr {...tableRoles.row} aria-rowindex={1} ref={rowRef}>
        {columns.map((column, index) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              {...tableRoles.columnheader}
              scope="col"
              aria-sort={direction}
              {...cellAttributes(column, index)}
            >
              {column.sortable ? (
                <button type="button" onClick={() => onSortChange(nextSort(sort, column.id))}>
                  <span>{column.header}</span>
                  <SortMark direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
