import { ConfirmDialog } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import type { RowRemovalState } from './createRowRemoval.ts';

interface RowRemovalProps<Row> {
  removal: RowRemovalState<Row>;
  title: string;
  /** Says what goes with the row. */
  question(row: Row): ReactNode;
}

/** Asks before a row of a list is removed (G-23). */
export function RowRemoval<Row>({ removal, title, question }: RowRemovalProps<Row>) {
  const [row, setRow] = useAtom(removal.rowAtom);
  const { act, underWay } = useOneAtATime(useSetAtom(removal.removeAtom));
  return (
    <ConfirmDialog
      open={row !== null}
      onOpenChange={(open) => open || underWay || setRow(null)}
      title={title}
      confirmLabel="Excluir"
      tone="danger"
      loading={underWay}
      onConfirm={() => act()}
    >
      {row !== null && question(row)}
    </ConfirmDialog>
  );
}
