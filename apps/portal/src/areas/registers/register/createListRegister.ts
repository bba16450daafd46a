import { atom } from 'jotai';
import {
  createRecordRegister,
  type RecordCalls,
  type StoredRecord,
} from '../../../shared/records/recordRegister.ts';
import type { RegisterList } from './registerList.ts';

interface ListRegisterCalls<Row extends StoredRecord, Form extends object, Body>
  extends Omit<RecordCalls<Row, Form, Body>, 'draftPlace' | 'listKey'> {
  readonly list: RegisterList<Row>;
  /** Path of the list call: what was read from it is read again after a change, in the pickers of other pages too. */
  readonly listPath: string;
}

/** The dialogs of a register beside its list, and the acts on its records. */
export function createListRegister<Row extends StoredRecord, Form extends object, Body>({
  list,
  listPath,
  ...calls
}: ListRegisterCalls<Row, Form, Body>) {
  const register = createRecordRegister<Row, Form, Body>({
    ...calls,
    draftPlace: { page: list.page, form: 'record' },
    listKey: ['get', listPath],
  });

  /** Removes the record that is asked about; a page that loses its last row gives way to the one before. */
  const removeAtom = atom(null, async (get, set) => {
    const rows = get(list.rowsAtom).data?.rows.length ?? 0;
    await set(register.removeAtom);
    const { page } = get(list.filterAtom);
    if (get(register.removalAtom) === null && rows === 1 && page > 1)
      set(list.filterAtom, { page: page - 1 });
  });

  const openNewAtom = atom(null, (_get, set) =>
    set(register.dialogAtom, { record: null, values: calls.emptyForm }),
  );

  const openRecordAtom = atom(null, (_get, set, record: Row) =>
    set(register.dialogAtom, { record, values: calls.toForm(record) }),
  );

  return { ...register, list, removeAtom, openNewAtom, openRecordAtom };
}

export type ListRegister<Row extends StoredRecord, Form extends object, Body> = ReturnType<
  typeof createListRegister<Row, Form, Body>
>;
