import { bodyCellAttributes } from '../columns/bodyCell.ts';
import type { DrawnColumn } from '../columns/column.ts';
import * as S from './SkeletonRows.styles.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly DrawnColumn<Row>[];
  naming: DrawnColumn<Row> | undefined;
  /** How many rows to draw. */
  count: number;
}

/** Widths that make the bars look like text of different length. */
const widths = ['72%', '54%', '64%', '48%', '80%'];

/** Rows in the shape of those that come. Renders a `<tbody>` assistive technology does not see. */
export function SkeletonRows<Row>({ columns, naming, count }: SkeletonRowsProps<Row>) {
  return (
    <S.Root aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={column.id} {...bodyCellAttributes(column, index, naming)}>
              <i style={{ inlineSize: widths[(row + index) % widths.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </S.Root>
  );
}
