import type { ReactNode } from 'react';
import { tableRoles } from './tableRoles.ts';

interface MessageRowProps {
  columnCount: number;
  children: ReactNode;
}

/** Says in place of the rows why there are none. Renders a `<tbody>` of one row. */
export function MessageRow({ columnCount, children }: MessageRowProps) {
  return (
    <tbody {...tableRoles.rowgroup} data-part="message">
      <tr {...tableRoles.row} aria-rowindex={2}>
        <td {...tableRoles.cell} colSpan={columnCount}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}
