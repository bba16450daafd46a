import { AskedAct } from '../decisions/AskedAct.tsx';
import type { AskedActState } from '../decisions/createAskedAct.ts';

interface RemovalProps<Row> {
  removal: AskedActState<Row>;
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

/** Asks before a row is removed (GAP-46, G-11, G-23). */
export function Removal<Row>({
  removal,
  title,
  confirmLabel = 'Excluir',
  cancelLabel = 'Cancelar',
  nameOf,
  consequence,
}: RemovalProps<Row>) {
  return (
    <AskedAct act={removal} title={title} confirmLabel={confirmLabel} cancelLabel={cancelLabel} tone="danger">
      {(row) => (
        <>
          Tem certeza que deseja excluir {nameOf(row)}? {consequence?.(row)}
        </>
      )}
    </AskedAct>
  );
}
