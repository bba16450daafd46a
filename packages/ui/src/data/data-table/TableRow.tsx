import { memo, type ReactElement } from 'react';
import { cellContent, type RowSetting } from './cellContent.tsx';
import { tableRoles } from './tableRoles.ts';

interface TableRowProps<Row> {
  row: Row;
  /** Place in the whole table, header included; from 1. */
  rowIndex: number;
  /** Distance from the top of the body, in pixels. */
  offsetPx: number;
  setting: RowSetting<Row>;
}

function PlainTableRow<Row>({ row, rowIndex, offsetPx, setting }: TableRowProps<Row>) {
  return (
    <tr {...tableRoles.row} aria-rowindex={rowIndex} style={{ transform: `translateY(${offsetPx}px)` }}>
      {setting.cells.map(({ column, attributes }) => (
        <td key={column.id} {...attributes}>
          {cellContent(column, row, setting)}
        </td>
      ))}
    </tr>
  );
}

/** One row in its slot; drawn again only when it shows another row or stands elsewhere. Renders a `<tr>`. */
export const TableRow = memo(PlainTableRow) as <Row>(props: TableRowProps<Row>) => ReactElement; // memo drops the parameter
