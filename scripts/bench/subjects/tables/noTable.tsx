import { cellOf } from '../../page/columns.tsx';
import { showTable, type TableAppProps } from '../../page/tablePage.tsx';

/** React, the rows and one of each cell, and no table: what every page carries, for the heap to be counted from. */
function NoTable({ rows, columns }: TableAppProps) {
  const first = rows[0];
  return (
    <div className="none" style={{ blockSize: 720 }}>
      <p>{first && columns.map((column) => <span key={column.id}>{cellOf(column, first)}</span>)}</p>
    </div>
  );
}

const nothing = { chosenRow: '.chosen', box: '.box', all: '.all', sort: '.sort' };

await showTable({ App: NoTable, selectors: { scroller: '.none', row: '.none', ...nothing } });
