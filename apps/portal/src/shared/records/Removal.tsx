import { ConfirmDialog } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import type { RemovalState } from './createRemoval.ts';

interface RemovalProps<Row> {
  removal: RemovalState<Row>;
  title: string;
  /** A verb. @default 'Excluir' */
  confirmLabel?: string;
  /** @default 'Cancelar' */
  cancelLabel?: string;
  /** What the question calls the row. */
  nameOf(row: Row): string;
  /** Says what goes with the row. */
  consequence?(row: Row): string;
}

/** Asks before a row is removed (GAP-46, G-11, G-23); the question stays while that is under way. */
export function Removal<Row>({
  removal,
  title,
  confirmLabel = 'Excluir',
  cancelLabel = 'Cancelar',
  nameOf,
  consequence,
}: RemovalProps<Row>) {
  const [row, setRow] = useAtom(removal.rowAtom);
  const { act, underWay } = useOneAtATime(useSetAtom(removal.removeAtom));
  return (
    <ConfirmDialog
      open={row !== null}
      onOpenChange={(open) => open || underWay || setRow(null)}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone="danger"
      saving={underWay}
      onConfirm={() => act()}
    >
      {row !== null && (
        <>
          Tem certeza que deseja excluir {nameOf(row)}? {consequence?.(row)}
        </>
      )}
    </ConfirmDialog>
  );
}
