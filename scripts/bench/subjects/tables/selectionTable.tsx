import { PortalProvider, SelectionTable, type Sort } from '@portal/ui';
import { useMemo, useState } from 'react';
import { tableHeightPx } from '../../page/columns.tsx';
import { byPrice, type Row } from '../../page/rows.ts';
import { showTable, type TableAppProps } from '../../page/tablePage.tsx';
import { ourColumns } from './ourColumns.tsx';

const idOf = ({ id }: Row) => id;

/** A `DataTable` whose rows are chosen, with the bar that says how many are. */
function Products({ rows, onChosen }: TableAppProps) {
  const [sort, setSort] = useState<Sort | null>(null);
  const shown = useMemo(() => (sort ? byPrice(rows) : rows), [rows, sort]);
  return (
    <SelectionTable
      label="Produtos"
      columns={ourColumns}
      rows={shown}
      getRowId={idOf}
      sort={sort}
      onSortChange={setSort}
      onSelectionChange={(_selection, { count }) => onChosen(() => count)}
      height={tableHeightPx}
    />
  );
}

await showTable({
  App: Products,
  Frame: ({ children }) => <PortalProvider theme="light">{children}</PortalProvider>,
  selectors: {
    scroller: "[data-part='scroller']",
    row: 'tbody tr',
    chosenRow: "tbody tr[aria-selected='true']",
    box: 'input[type=checkbox]',
    all: 'thead input[type=checkbox]',
    sort: 'thead button',
  },
});
