import type { Column, DrawnColumn } from './column.ts';

/** Whether a column, where it is the last, stays in sight at the end. */
export const staysAtEnd = <Row>({ pinned, format }: DrawnColumn<Row>) => pinned ?? format === 'actions';

/** Whether a column can be moved: the first one and what stays in sight at the end keep their places. */
function isMovable<Row>(columns: readonly Column<Row>[], column: Column<Row>): boolean {
  return column !== columns[0] && !(column === columns.at(-1) && staysAtEnd(column));
}

/**
 * The columns in the order of these ids. Unknown ids are ignored; a column that is not among them, as it is new, follows
 * the one it follows in the table.
 */
export function orderedColumns<Row>(
  columns: readonly Column<Row>[],
  ids: readonly string[],
): readonly Column<Row>[] {
  const ordered = [...new Set(ids)].flatMap((id) => {
    const column = columns.find((other) => other.id === id);
    return column && isMovable(columns, column) ? [column] : [];
  });
  columns.forEach((column, index) => {
    if (ordered.includes(column)) return;
    const before = columns[index - 1];
    const place = before && isMovable(columns, column) ? ordered.indexOf(before) + 1 : index;
    ordered.splice(place, 0, column);
  });
  return ordered;
}

/** The ids of columns, none where they stand as the table has them. */
export function orderOf<Row>(
  columns: readonly Column<Row>[],
  ordered: readonly Column<Row>[],
): readonly string[] {
  return ordered.every((column, index) => column === columns[index]) ? [] : ordered.map(({ id }) => id);
}

/** The order with a column one place further to the start or the end, none where it cannot go there. */
export function withColumnMoved<Row>(
  columns: readonly Column<Row>[],
  ordered: readonly Column<Row>[],
  id: string,
  by: -1 | 1,
): readonly Column<Row>[] | null {
  const index = ordered.findIndex((column) => column.id === id);
  const [column, other] = [ordered[index], ordered[index + by]];
  if (!column || !other || !isMovable(columns, column) || !isMovable(columns, other)) return null;
  return ordered.with(index, other).with(index + by, column);
}
