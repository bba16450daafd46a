/**
 * The roles the elements of a table have by themselves, written out: rows and cells are placed as blocks, and some
 * browsers take the roles away from table elements that are not laid out as a table.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const gridCell = { role: 'gridcell', tabindex: '-1' } as const;

/** What a cell is: where rows are chosen one of a grid, in which arrow keys go from cell to cell. */
export function cellRole(selecting: unknown) {
  return selecting ? gridCell : tableRoles.cell;
}
