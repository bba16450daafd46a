import type { FieldTable, FormOf } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import type { FieldValues } from 'react-hook-form';
import { useEditor } from '../editor/useEditor.ts';
import { apiAtom } from '../services/servicesAtom.ts';
import type { RecordDialogState, RecordRegister, StoredRecord } from './recordRegister.ts';

interface RecordFormOptions<Row extends StoredRecord, Fields extends FieldTable, Body> {
  register: RecordRegister<Row, Fields, Body>;
  /** What the dialog was opened with. */
  opened: RecordDialogState<Row, FormOf<Fields>>;
  /** Whether a field is judged as soon as it is left. @default false */
  checkOnLeave?: boolean;
}

/**
 * The editor of a record in its dialog, which a save closes; of a stored one of which nothing has changed nothing is sent.
 * While it saves nothing can be changed: the dialog shows that by `saving`, and stays open as that of the saved record where
 * somebody was quicker.
 */
export function useRecordForm<Row extends StoredRecord, Fields extends FieldTable, Body extends FieldValues>({
  register,
  opened,
  checkOnLeave = false,
}: RecordFormOptions<Row, Fields, Body>) {
  const { calls, emptyForm, closeAtom, writeAtom, unsavedDraftAtom } = register;
  const api = useAtomValue(apiAtom);
  const write = useSetAtom(writeAtom);
  const isOffered = useAtomValue(unsavedDraftAtom) !== null && !opened.draft;
  const closeOpened = useSetAtom(closeAtom);
  const closeDialog = () => closeOpened(opened);

  const editor = useEditor<Row, FormOf<Fields>, Body>({
    ...calls,
    record: opened.record,
    toForm: (record) => (record ? calls.toForm(record) : emptyForm),
    loadSchema: async () => calls.schema,
    read: ({ id }) => calls.read(api, id),
    write,
    onSaved: (_saved, _base, typedOn) => {
      if (!typedOn) closeDialog();
    },
    refuses: (): boolean => {
      const isUnchanged = editor.base !== null && !editor.dirty;
      if (isUnchanged) close();
      return isUnchanged;
    },
    onDiscard: closeDialog,
    place: () => calls.draftPlace,
    draft: { restored: opened.draft, offeredBy: isOffered ? 'page' : null, recordId: ({ id }) => id },
    checkOnLeave,
  });
  const close = () => {
    editor.giveUp();
    closeDialog();
  };
  return {
    ...editor,
    close,
    /** What a dialog of the library takes. */
    dialogProps: {
      open: true,
      onOpenChange: (open: boolean) => open || close(),
      onSubmit: editor.formProps.onSubmit,
      onFocus: editor.formProps.onFocus,
      saving: editor.submitting,
    },
  };
}
