import { ConfirmDialog, type ConfirmDialogProps } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import type { AskedActState } from './createAskedAct.ts';

interface AskedActProps<Row>
  extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone'> {
  act: AskedActState<Row>;
  /** What is asked about a row. */
  children(row: Row): ReactNode;
}

/** Asks before an act on a row; the question stays while that is under way. */
export function AskedAct<Row>({ act: { rowAtom, actAtom }, children, ...dialog }: AskedActProps<Row>) {
  const [row, setRow] = useAtom(rowAtom);
  const { act, underWay } = useOneAtATime(useSetAtom(actAtom));
  return (
    <ConfirmDialog
      {...dialog}
      open={row !== null}
      onOpenChange={(open) => open || underWay || setRow(null)}
      saving={underWay}
      onConfirm={() => act()}
    >
      {row !== null && children(row)}
    </ConfirmDialog>
  );
}
