import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { z } from 'zod';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import { isSameValue } from '../../../shared/conflict/isSameValue.ts';
import { useConflict } from '../../../shared/conflict/useConflict.ts';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard.ts';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import type {
  RecordDialogState,
  RecordRegister,
  StoredRecord,
} from '../../../shared/records/recordRegister.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import { type DialogFailure, dialogFailure } from './dialogFailure.ts';

interface LibraryDialogOptions<
  Row extends StoredRecord,
  Form extends object,
  Body,
  Values,
  Name extends string,
> {
  register: RecordRegister<Row, Form, Body>;
  /** What the dialog was opened with. */
  opened: RecordDialogState<Row, Form>;
  /** Brings the rules, which the gateway shares. */
  loadSchema(): Promise<z.ZodType<Body, Form>>;
  /** The fields as the conflict dialog shows them. */
  conflictFields: readonly ConflictField<Form>[];
  /** The fields of the dialog by their names in the call. */
  names: Readonly<Record<string, Name>>;
  toValues(form: Form): Values;
  toForm(values: Values): Form;
  /** The dialog goes, saved or not. */
  onClose?(): void;
}

/**
 * Joins a dialog of the component library, which keeps what is typed to itself, to a register: what is typed is kept
 * until it is saved (D11), nothing is sent twice, and where somebody else saved first the user sees it and chooses (D7).
 */
export function useLibraryDialog<
  Row extends StoredRecord,
  Form extends object,
  Body,
  Values,
  Name extends string,
>({
  register: { calls, dialogAtom, draftAtom, closeDialogAtom, writeAtom },
  opened: { record, values },
  loadSchema,
  conflictFields,
  names,
  toValues,
  toForm,
  onClose,
}: LibraryDialogOptions<Row, Form, Body, Values, Name>) {
  const api = useAtomValue(apiAtom);
  const openDialog = useSetAtom(dialogAtom);
  const keepDraft = useSetAtom(draftAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  const write = useSetAtom(writeAtom);
  const formOf = (row: Row | null) => (row ? calls.toForm(row) : calls.emptyForm);
  const stored = formOf(record);
  const [dirty, setDirty] = useState(!isSameValue(values, stored));
  const [failure, setFailure] = useState<DialogFailure<Name>>({});

  const conflict = useConflict<{ versao: number; row: Row | null }, Form>({
    record: { versao: record?.versao ?? 0, row: record },
    fields: conflictFields,
    toValues: ({ row }) => formOf(row),
    read: async () => {
      const row = record && (await calls.read(api, record));
      return { versao: row?.versao ?? 0, row };
    },
    write: async (typed, { row }) => write((await loadSchema()).parse(typed), row),
    fill: (typed, { row }) => {
      openDialog({ record: row, values: typed });
      setDirty(!isSameValue(typed, formOf(row)));
    },
  });
  const { act: save, underWay } = useOneAtATime(async (typed: Values) => {
    setFailure({});
    try {
      if (await conflict.save(toForm(typed))) onClose?.();
    } catch (refusal) {
      setFailure(dialogFailure(refusal, names));
    }
  });
  const close = () => {
    onClose?.();
    closeDialog();
  };
  useLeaveGuard(dirty, { onGiveUp: close });

  return {
    /** Draws the dialog anew where other values come to stand in it. */
    key: record?.versao ?? 0,
    conflictProps: conflict.dialogProps,
    dialogProps: {
      open: true,
      onOpenChange: (open: boolean) => open || close(),
      initialValues: toValues(values),
      onValuesChange: (typed: Values) => {
        const form = toForm(typed);
        const unsaved = !isSameValue(form, stored);
        setDirty(unsaved);
        keepDraft(unsaved ? { record, values: form } : null);
      },
      onSave: (typed: Values) => void save(typed),
      saving: underWay,
      ...failure,
    },
  };
}
