/** Columns whose cells are more than a text. */
export const richColumns: ReadonlySet<string> = new Set(['image', 'name', 'status', 'actions', 'checks']);
