import { useAtomValue, useSetAtom } from 'jotai';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ConflictField } from '../conflict/compareEdits.ts';
import { isSameValue } from '../conflict/isSameValue.ts';
import { useConflict } from '../conflict/useConflict.ts';
import { useLeaveGuard } from '../forms/useLeaveGuard.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { apiAtom } from '../services/servicesAtom.ts';
import type { RecordDialogState, RecordRegister, StoredRecord } from './recordRegister.ts';

interface RecordFormOptions<Row extends StoredRecord, Form extends FieldValues, Body extends FieldValues> {
  register: RecordRegister<Row, Form, Body>;
  /** What the dialog was opened with. */
  opened: RecordDialogState<Row, Form>;
  /** Brings the rules, which the gateway shares. */
  loadSchema(): Promise<z.ZodType<Body, Form>>;
  /** The fields of the form as the conflict dialog shows them. */
  fields: readonly ConflictField<Form>[];
  /** Whether a field is judged as soon as it is left. @default false */
  checkOnLeave?: boolean;
}

/**
 * The form of a record in its dialog. A change goes on top of the version that was read; where somebody else was first,
 * the user sees what changed and chooses, and what was typed stays (D7).
 */
export function useRecordForm<Row extends StoredRecord, Form extends FieldValues, Body extends FieldValues>({
  register: { calls, dialogAtom, draftAtom, closeDialogAtom, writeAtom },
  opened: { record, values },
  loadSchema,
  fields,
  checkOnLeave = false,
}: RecordFormOptions<Row, Form, Body>) {
  const api = useAtomValue(apiAtom);
  const openDialog = useSetAtom(dialogAtom);
  const keepDraft = useSetAtom(draftAtom);
  const write = useSetAtom(writeAtom);
  const formOf = (row: Row | null) => (row ? calls.toForm(row) : calls.emptyForm);

  const form = useSchemaForm<Form, Body>({
    loadSchema,
    checkOnLeave,
    // A form holds every value of its type, so that there is nothing deep to leave out.
    defaultValues: values as DefaultValues<Form>,
    onSubmit: (_body, typed) => conflict.save(typed),
    onDraft: (typed) => keepDraft(typed && { record, values: typed }),
  });
  const conflict = useConflict<{ versao: number; row: Row | null }, Form>({
    record: { versao: record?.versao ?? 0, row: record },
    fields,
    toValues: ({ row }) => formOf(row),
    read: async () => {
      const row = record && (await calls.read(api, record));
      return { versao: row?.versao ?? 0, row };
    },
    write: async (typed, { row }) => write((await loadSchema()).parse(typed), row),
    fill: (typed, { row }) => {
      openDialog({ record: row, values: typed });
      form.fill(typed, formOf(row));
    },
  });

  const recovered = !isSameValue(values, formOf(record));
  const close = useSetAtom(closeDialogAtom);
  useLeaveGuard(form.dirty, { onDiscard: close });
  return {
    ...form,
    /** Whether something stands in the form that a press outside must not lose. */
    unsaved: form.dirty || recovered,
    close,
    conflictProps: conflict.dialogProps,
    /** What a dialog of the library takes. */
    dialogProps: {
      open: true,
      onOpenChange: (open: boolean) => open || close(),
      onSubmit: form.formProps.onSubmit,
      onFocus: form.formProps.onFocus,
      saving: form.submitting,
    },
  };
}
