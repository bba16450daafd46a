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

/** The same for a grid, in which arrow keys go from cell to cell: a table that selects. */
export const gridRoles = {
  ...tableRoles,
  table: { role: 'grid', 'aria-multiselectable': true },
  cell: { role: 'gridcell' },
} as const;

/** Roles of a table that is only read, or of a grid. */
export function rolesOf(isGrid: boolean) {
  return isGrid ? gridRoles : tableRoles;
}
