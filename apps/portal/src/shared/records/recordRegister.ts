import { answerOf, type PortalClient, toApiError, withMessage } from '@portal/api';
import { emptyForm, type FieldTable, type FormOf } from '@portal/domain';
import { atom } from 'jotai';
import { atomWithDefault } from 'jotai/utils';
import type * as z from 'zod/mini';
import type { Versioned } from '../conflict/saveOnNewest.ts';
import type { Records } from '../editor/knownRecords.ts';
import { type Draft, draftFormat } from '../editor/useDraft.ts';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../services/servicesAtom.ts';

/** A small record that is changed in a dialog: an EAN, a supplier link, a group of divisions. */
export interface StoredRecord extends Versioned {
  readonly id: number;
}

/** What the dialog of a record was opened with. */
export interface RecordDialogState<Row, Form> {
  /** The record that is edited, `null` for a new one. */
  readonly record: Row | null;
  /** What was typed before and is restored, `null` for nothing. */
  readonly draft: Draft<Form> | null;
}

interface RecordTexts {
  readonly created: string;
  readonly updated: string;
  readonly removed?: string;
  /** The call's own text for a failure, in place of the generic one (CON-53). */
  readonly createFailed?: string;
  readonly updateFailed?: string;
  readonly removeFailed?: string;
}

/** A call that is answered with a record. */
type RecordCall<Row> = Promise<{ readonly data?: Row }>;

/** What sets one kind of record apart from the others. */
export interface RecordCalls<Row extends StoredRecord, Fields extends FieldTable, Body> {
  /** The fields of its form, and what they are sent as, which the gateway shares. */
  readonly fields: Fields;
  readonly schema: z.ZodMiniType<Body, FormOf<Fields>>;
  /** Where a draft of the form is kept (D11). */
  readonly draftPlace: { readonly page: string; readonly form: string };
  toForm(record: Row): FormOf<Fields>;
  /** What the ids in a record stand for. */
  recordsOf?(record: Row): Records;
  /** What values make of other values. */
  settle?(values: FormOf<Fields>): Partial<FormOf<Fields>>;
  /** @param key goes along as `Idempotency-Key`: what is sent twice is created once (D23). */
  create(api: PortalClient, body: Body, key: string): RecordCall<Row>;
  update(api: PortalClient, record: Row, body: Body): RecordCall<Row>;
  /** Left out where records are never removed. */
  remove?(api: PortalClient, record: Row): Promise<unknown>;
  /** Reads a record as the gateway has it now, past any cache; a failure carries the call's own text (CON-53). */
  read(api: PortalClient, id: number): Promise<Row>;
  /** Key of the list of the records: what is saved is read from it before the dialog closes. */
  readonly listKey: readonly unknown[];
  /** Keys of other queries that show something of the records. */
  readonly otherKeys?: readonly (readonly unknown[])[];
  readonly texts: RecordTexts;
}

const withText = (error: unknown, text: string | undefined) => (text ? withMessage(error, text) : error);

/** The dialogs of one kind of record, and the acts on them. */
export function createRecordRegister<Row extends StoredRecord, Fields extends FieldTable, Body>(
  calls: RecordCalls<Row, Fields, Body>,
) {
  type Form = FormOf<Fields>;
  const { draftPlace, texts } = calls;
  const parseDraft = draftFormat<Form>(calls.fields);

  /** Reads the list again: also the records that lost their flag to the saved one (GAP-44). */
  const refreshAtom = atom(null, async (get) => {
    const client = get(portalQueryClientAtom);
    for (const queryKey of calls.otherKeys ?? []) void client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ queryKey: calls.listKey });
  });

  type Opened = RecordDialogState<Row, Form> | null;
  const openedAtom = atom<Opened>(null);

  /** What is being read for the dialog; the last one asked for opens. */
  const openingAtom = atom<object | null>(null);

  /** What the dialog was opened with; nothing that is still being read comes over it. */
  const dialogAtom = atom(
    (get) => get(openedAtom),
    (_get, set, opened: Opened) => {
      set(openingAtom, null);
      set(openedAtom, opened);
    },
  );
  const removalAtom = atom<Row | null>(null);
  // Both end with the page that shows them.
  dialogAtom.onMount = (set) => () => set(null);
  removalAtom.onMount = (set) => () => set(null);
  const unsavedDraftAtom = atomWithDefault((get) => get(servicesAtom).drafts.read(draftPlace, parseDraft));

  /** Opens the dialog of a new record, or of one as its list has it. */
  const openAtom = atom(null, (_get, set, record: Row | null) => set(dialogAtom, { record, draft: null }));

  /** Closes the dialog, unless another one was opened meanwhile. */
  const closeAtom = atom(null, (get, set, opened: Opened) => {
    if (get(dialogAtom) === opened) set(dialogAtom, null);
  });

  /** Reads a record as it is now and opens its dialog. */
  const editAtom = atom(null, async (get, set, { id }: { id: number }, draft: Draft<Form> | null = null) => {
    const opening = { id };
    set(openingAtom, opening);
    try {
      const record = await calls.read(get(apiAtom), id);
      if (get(openingAtom) === opening) set(dialogAtom, { record, draft });
    } catch (error) {
      if (get(openingAtom) === opening) get(notifyAtom).error(toApiError(error));
    } finally {
      if (get(openingAtom) === opening) set(openingAtom, null);
    }
  });

  /** Opens the dialog with what was left unsaved, on top of the record as it is now. */
  const restoreDraftAtom = atom(null, async (get, set) => {
    const draft = get(unsavedDraftAtom);
    if (!draft) return;
    if (draft.recordId) await set(editAtom, { id: draft.recordId }, draft);
    else set(dialogAtom, { record: null, draft });
    if (get(dialogAtom)?.draft === draft) set(unsavedDraftAtom, null);
  });

  /** Forgets what was left unsaved. */
  const discardDraftAtom = atom(null, (get, set) => {
    set(unsavedDraftAtom, null);
    get(servicesAtom).drafts.drop(draftPlace);
  });

  /** Creates a record, or changes one on top of the version given; its list has it when this ends. */
  const writeAtom = atom(
    null,
    async (get, set, body: Body, record: Row | null, key: string): Promise<Row> => {
      const api = get(apiAtom);
      let saved: Row;
      try {
        saved = await answerOf(record ? calls.update(api, record, body) : calls.create(api, body, key));
      } catch (error) {
        void set(refreshAtom);
        throw withText(error, record ? texts.updateFailed : texts.createFailed);
      }
      get(notifyAtom).success(record ? texts.updated : texts.created);
      await set(refreshAtom);
      return saved;
    },
  );

  /** Removes the record that is asked about (GAP-46); the question stays open where another try may help. */
  const removeAtom = atom(null, async (get, set) => {
    const record = get(removalAtom);
    if (!record || !calls.remove) return;
    const here = notifyFromHere(get(servicesAtom));
    try {
      await calls.remove(get(apiAtom), record);
      if (texts.removed) get(notifyAtom).success(texts.removed);
    } catch (error) {
      const failure = withText(error, texts.removeFailed);
      here.error(toApiError(failure));
      // Somebody changed or removed it meanwhile: the list shows how it stands now.
      const { kind } = toApiError(failure);
      if (kind !== 'conflict' && kind !== 'notFound') return;
    }
    await set(refreshAtom);
    if (get(removalAtom) === record) set(removalAtom, null);
  });

  return {
    calls,
    emptyForm: emptyForm(calls.fields),
    dialogAtom,
    openAtom,
    closeAtom,
    removalAtom,
    unsavedDraftAtom,
    restoreDraftAtom,
    discardDraftAtom,
    openingAtom,
    editAtom,
    writeAtom,
    removeAtom,
  };
}

export type RecordRegister<Row extends StoredRecord, Fields extends FieldTable, Body> = ReturnType<
  typeof createRecordRegister<Row, Fields, Body>
>;
