import type { FieldTable } from '@portal/domain';
import { ConfirmDialog } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import type { RecordRegister, StoredRecord } from './recordRegister.ts';

interface RecordRemovalProps<Row extends StoredRecord, Fields extends FieldTable, Body> {
  register: RecordRegister<Row, Fields, Body>;
  title: string;
  confirmLabel: string;
  /** What the question calls the record. */
  nameOf(record: Row): string;
}

/** Asks before a record is removed (GAP-46). */
export function RecordRemoval<Row extends StoredRecord, Fields extends FieldTable, Body>({
  register,
  title,
  confirmLabel,
  nameOf,
}: RecordRemovalProps<Row, Fields, Body>) {
  const [record, setRecord] = useAtom(register.removalAtom);
  const { act, underWay } = useOneAtATime(useSetAtom(register.removeAtom));
  return (
    <ConfirmDialog
      open={record !== null}
      onOpenChange={(open) => open || setRecord(null)}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Cancelar"
      tone="danger"
      loading={underWay}
      onConfirm={act}
    >
      Tem certeza que deseja excluir {record && nameOf(record)}?
    </ConfirmDialog>
  );
}
