import type { ReactNode } from 'react';
import * as S from './MessageRow.styles.ts';
import { tableRoles } from './tableRoles.ts';

interface MessageRowProps {
  columnCount: number;
  children: ReactNode;
}

/** Message shown instead of rows. Renders a `<tbody>` of one row. */
export function MessageRow({ columnCount, children }: MessageRowProps) {
  return (
    <S.Root {...tableRoles.rowgroup}>
      <tr {...tableRoles.row} aria-rowindex={2}>
        <td {...tableRoles.cell} colSpan={columnCount}>
          {children}
        </td>
      </tr>
    </S.Root>
  );
}
