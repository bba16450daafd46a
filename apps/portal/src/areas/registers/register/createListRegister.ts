import type { FieldTable } from '@portal/domain';
import type { List } from '../../../shared/list/createList.ts';
import {
  createRecordRegister,
  type RecordCalls,
  type StoredRecord,
} from '../../../shared/records/recordRegister.ts';

interface ListRegisterCalls<Row extends StoredRecord, Fields extends FieldTable, Body>
  extends Omit<RecordCalls<Row, Fields, Body>, 'draftPlace' | 'listKey'> {
  readonly list: List<Row>;
}

/** The dialogs of a register beside its list, and the acts on its records. */
export function createListRegister<Row extends StoredRecord, Fields extends FieldTable, Body>({
  list,
  ...calls
}: ListRegisterCalls<Row, Fields, Body>) {
  const register = createRecordRegister<Row, Fields, Body>({
    ...calls,
    draftPlace: { page: list.page, form: 'record' },
    // All that was read from the path is read again after a change, by the pickers of other pages too.
    listKey: ['get', list.path],
  });
  return { ...register, list };
}

export type ListRegister<Row extends StoredRecord, Fields extends FieldTable, Body> = ReturnType<
  typeof createListRegister<Row, Fields, Body>
>;
