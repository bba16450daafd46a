import { createSendKey, toApiError } from '@portal/api';
import { type FieldNames, type FieldTable, fieldLines } from '@portal/domain';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { compareEdits, mergeEdits } from '../conflict/compareEdits.ts';
import { isSameValue } from '../conflict/isSameValue.ts';
import type { ConflictCalls, Versioned } from '../conflict/saveOnNewest.ts';
import { useConflict } from '../conflict/useConflict.ts';
import type { DraftPlace } from '../drafts/draftStore.ts';
import { useBaseRecord } from '../forms/useBaseRecord.ts';
import { type LeaveGuardOptions, useLeaveGuard } from '../forms/useLeaveGuard.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { judge } from './judge.ts';
import { createKnownRecords, type KnownRecords, type Records } from './knownRecords.ts';
import { type DraftRules, type TypedInForm, type TypedValues, useDraft } from './useDraft.ts';

/** What a form that is one part of a page has. */
interface FormPart<Form> {
  /** Whether the values were refused before the form came back on screen, see `useSchemaForm`. */
  readonly refusedBefore: boolean;
  /** Called with what is typed, `null` when the values are back to those saved. */
  onTyped(this: void, typed: TypedInForm<Form> | null): void;
  /** Whether anything is unsaved in any part. */
  readonly unsaved: boolean;
  /** Whether a change of the address leaves them. */
  readonly leaves: NonNullable<LeaveGuardOptions['leaves']>;
}

export interface EditorOptions<Stored extends Versioned, Form extends FieldValues, Body extends FieldValues> {
  /** The record as it was read last; `null` for a new one. */
  readonly record: Stored | null;
  /** The fields of the form: labels, lines of the conflict dialog, what a draft keeps. */
  readonly fields: FieldTable;
  /** The values of the form for a record, or for a new one. */
  toForm(record: Stored | null): Form;
  /** Brings the rules, which the gateway shares; they may depend on what stands in the form. */
  loadSchema(values: Form, known: KnownRecords): Promise<z.ZodMiniType<Body, Form>>;
  /** Reads a record as the gateway has it now, past any cache; `null` where it can no longer be saved, see `ConflictCalls`. */
  read(record: Stored): Promise<Stored | null>;
  /**
   * Sends what the rules made of the form, on top of the version it was filled from (D7); a new record with a key that stays
   * the same until there is an answer (D23).
   */
  write(body: Body, base: Stored | null, key: string): Promise<Stored>;
  /**
   * Called with what was saved, once the form holds it, and whether something was typed meanwhile; the form is busy until that
   * is done.
   */
  onSaved?(saved: Stored, base: Stored | null, typedOn: boolean): void | Promise<void>;
  /** Leads on from what was saved, called last with the same; not where the user has left the form meanwhile. */
  goOn?(saved: Stored, base: Stored | null, typedOn: boolean): void | Promise<void>;
  /** What a newer version means for a save. */
  readonly conflict?: Pick<ConflictCalls<Stored, Form>, 'isDone' | 'refusesNewest' | 'noticeOf'>;
  /** Called with a newer version that the user goes on from after a conflict. */
  onNewest?(record: Stored): void;
  /** Called when the user leaves without saving. */
  onDiscard?(): void;
  /** Where the draft of a record is kept, `null` for a new one; nowhere where none is. */
  place(record: Stored | null): DraftPlace | null;
  /** What the page does of the draft by itself. */
  readonly draft?: DraftRules<Stored, Form>;
  /**
   * Whether the user may save: else no draft is offered and nothing is settled.
   * @default true
   */
  readonly editable?: boolean;
  /** Whether a field is judged as soon as it is left, see `useSchemaForm`. */
  readonly checkOnLeave?: boolean;
  /** What the ids in a record stand for. */
  recordsOf?(record: Stored): Records;
  /** What chosen values of fixed lists are called. */
  readonly optionLabel?: FieldNames['option'];
  /** What chosen records are called that the form does not know. */
  readonly recordLabel?: FieldNames['record'];
  /** What values make of other values, see `useSchemaForm`. */
  settle?(values: Form, known: KnownRecords): Partial<Form>;
  /** Whether the values are not sent although each field is right; it says why by itself. */
  refuses?(values: Form, known: KnownRecords): boolean;
  /** Where the form is one of several parts that go on and off screen, and are left at once. */
  readonly part?: FormPart<Form>;
}

const NOTHING_UNSENT: readonly { readonly label: string; readonly value: string }[] = [];

/**
 * Edits one record: a form whose values keep to a schema, its draft on the device (D11), the question before it is left
 * (PRD-013), saving on top of the version that was read and the choice when somebody else saved first (D7).
 *
 * @example
 * const editor = useEditor({ record, fields: brandFields, toForm, loadSchema, read, write, place });
 * return <EditorFrame editor={editor} label="Marca">…</EditorFrame>;
 */
export function useEditor<Stored extends Versioned, Form extends FieldValues, Body extends FieldValues>({
  record,
  fields,
  toForm,
  loadSchema,
  read,
  write,
  onSaved,
  goOn,
  conflict: conflictRules,
  onNewest,
  onDiscard,
  place,
  draft: { restored, ...draftRules } = {},
  editable = true,
  checkOnLeave = false,
  recordsOf,
  optionLabel,
  recordLabel,
  settle,
  refuses,
  part,
}: EditorOptions<Stored, Form, Body>) {
  const [known] = useState(() => createKnownRecords(record ? recordsOf?.(record) : {}));
  const [sendKey] = useState(createSendKey);
  /** Labels of the fields that others changed and that the form shows as they are now. */
  const [followed, setFollowed] = useState<readonly string[]>([]);
  /** What was typed when the form closed. */
  const [unsent, setUnsent] = useState(NOTHING_UNSENT);
  const parsed = useRef<{ readonly typed: Form; readonly body: Body }>(undefined);

  const names = useMemo(
    (): FieldNames => ({
      option: (list, id) => optionLabel?.(list, id) ?? id,
      record: (field, id) => known.of(field, id)?.label ?? recordLabel?.(field, id) ?? String(id),
    }),
    [known, optionLabel, recordLabel],
  );

  /** Shows values on top of a record; says whether something was typed while they were saved. */
  const show = (values: Form, stored: Stored | null) => {
    if (stored) known.learnAll(recordsOf?.(stored) ?? {});
    setBase(stored);
    return form.fill(values, toForm(stored));
  };

  const form = useSchemaForm<Form, Body>({
    loadSchema: (values) => loadSchema(values, known),
    // A form holds every value of its type, so that there is nothing deep to leave out.
    defaultValues: toForm(record) as DefaultValues<Form>,
    checkOnLeave,
    settle: (values) => (editable ? (settle?.(values, known) ?? {}) : {}),
    onStored: (name, edit) => fields[name]?.onStored?.(edit) ?? edit.typed,
    refusedBefore: part?.refusedBefore ?? false,
    onSubmit: async (body, typed): Promise<boolean> => {
      if (refuses?.(typed, known)) return false;
      parsed.current = { typed, body };
      return conflict.save(typed);
    },
    onDraft: (values) => {
      if (editable) draft.typed(values); // else the draft stays, for when the form opens again
    },
  });
  const lines = fieldLines(fields).map(({ label, text }) => ({
    label,
    text: (values: Form) => text(values, names),
  }));
  /** Labels of the fields in which two records differ. */
  const changedLabels = (before: Stored, now: Stored) => {
    known.learnAll(recordsOf?.(now) ?? {});
    const [loaded, theirs] = [toForm(before), toForm(now)];
    return compareEdits({ loaded, mine: loaded, theirs }, lines).map(({ label }) => label);
  };
  const { base, setBase, waiting } = useBaseRecord({
    read: record,
    dirty: form.dirty,
    differs: (before, now) => !isSameValue(toForm(before), toForm(now)),
    shows: (stored) => isSameValue(form.values(), toForm(stored)),
    fill: (stored, before) => {
      setFollowed(before && !form.dirty ? changedLabels(before, stored) : []);
      const theirs = toForm(stored);
      show(before ? theirs : mergeEdits({ loaded: toForm(null), mine: form.values(), theirs }), stored);
    },
  });
  /** A newer version that others saved: one that is read during a save may be its own. */
  const newer = form.submitting ? null : waiting;
  const draft = useDraft<Stored, Form>({
    ...draftRules,
    fields,
    base,
    placeOf: place,
    read: (over) => ({
      values: form.values(),
      saved: toForm(over),
      known: known.all(),
      key: over ? undefined : sendKey.current,
    }),
    dirty: form.dirty,
    editable,
    onTyped: part?.onTyped,
  });
  /** The user may not save any more: the form shows the record, and what was typed stands beside it and in the draft. */
  const close = useEffectEvent(() => {
    if (!form.dirty) return;
    const edited = { loaded: toForm(base), mine: form.values(), theirs: toForm(record) };
    // What stands stored was saved, though its answer was lost.
    const edits = compareEdits(edited, lines).filter((row) => row.changedByMe && row.mine !== row.theirs);
    setUnsent(edits.map(({ label, mine }) => ({ label, value: mine })));
    if (edits.length > 0) draft.write();
    else draft.typed(null);
    show(edited.theirs, record);
  });
  useEffect(() => {
    if (editable) setUnsent(NOTHING_UNSENT);
    else close();
  }, [editable]);
  const guard = useLeaveGuard(part?.unsaved ?? form.dirty, {
    ...(part && { leaves: part.leaves }),
    onDiscard: () => {
      draft.givenUp();
      onDiscard?.();
    },
  });

  const conflict = useConflict<Stored, Form>({
    record: base,
    fields: lines,
    toValues: toForm,
    read: async (before) => {
      const newest = await read(before);
      if (newest) known.learnAll(recordsOf?.(newest) ?? {});
      return newest;
    },
    write: async (values, stored) => {
      // Judged once: again only where a conflict has changed the values since.
      const judged = parsed.current?.typed === values ? parsed.current.body : undefined;
      const body = judged ?? judge(await loadSchema(values, known), values);
      return sendKey
        .send((key) => write(body, stored, key))
        .catch((failure: unknown) => {
          if (toApiError(failure).status === 422) draft.keep(); // its key is taken
          throw failure;
        });
    },
    takeSaved: async (saved, stored) => {
      const typedOn = show(toForm(saved), saved);
      draft.saved(stored, saved, typedOn);
      if (!stored || !typedOn) guard.release(); // the form of a new record goes on as that of the created one
      await onSaved?.(saved, stored, typedOn);
      if (goOn && !guard.isLeft()) await goOn(saved, stored, typedOn);
    },
    fill: (values, newest) => {
      show(values, newest);
      onNewest?.(newest);
    },
    ...conflictRules,
  });

  /**
   * Puts what was typed before into the form; what stands there or was saved by others meanwhile stays, but for what was
   * typed. Where both changed the same, the user chooses (D7).
   */
  const restore = ({
    values,
    saved: before,
    known: named,
    key,
  }: TypedValues<Form> & { key?: string | undefined }) => {
    known.learnAll(named);
    if (key) sendKey.current = key;
    const saved = toForm(base);
    const loaded = { ...saved, ...before };
    const mine = mergeEdits({ loaded, mine: { ...saved, ...values }, theirs: form.values() });
    form.fill(mine, saved);
    const edited = { loaded, mine, theirs: saved };
    if (base && compareEdits(edited, lines).some(({ changedByBoth }) => changedByBoth))
      conflict.review(edited, base);
  };
  const restoreFirst = useEffectEvent(() => restored && restore(restored));
  useEffect(() => void restoreFirst(), []);

  return {
    ...form,
    fields,
    known,
    names,
    /** The record that the form stands on; `null` for a new one. */
    base,
    /** Does what leaves the form: at once, or once the user gives up what is typed. */
    askToLeave: guard.ask,
    conflictProps: conflict.dialogProps,
    /** What others changed in fields of this form while it was open. */
    changedByOthers: newer && base ? changedLabels(base, newer) : followed,
    /** Shows what an own act made of the record, as a decision: none of it is a change by others. */
    showOwn: (stored: Stored) => void show(toForm(stored), stored),
    /** Shows it beside what is typed, to choose; `null` where the form has it already. */
    reviewChanges:
      newer &&
      (() => conflict.review({ loaded: toForm(base), mine: form.values(), theirs: toForm(newer) }, newer)),
    unsent,
    /** What was typed in an earlier visit, until it is restored or discarded. */
    unsavedDraft: draft.unsavedDraft,
    restoreDraft: () => {
      if (draft.unsavedDraft) restore(draft.unsavedDraft);
      draft.restored();
    },
    discardDraft: draft.discarded,
    /** Forgets what was typed, as where the form closes. */
    giveUp: draft.givenUp,
  };
}
