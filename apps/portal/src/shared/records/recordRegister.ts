import { errorMessage, type PortalClient, toApiError, withMessage } from '@portal/api';
import { atom } from 'jotai';
import { atomWithDefault } from 'jotai/utils';
import type { Versioned } from '../conflict/saveOnNewest.ts';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../services/servicesAtom.ts';

/** A small record that is changed in a dialog: an EAN, a supplier link, a group of divisions. */
export interface StoredRecord extends Versioned {
  readonly id: number;
}

/** What the dialog of a record was opened with. */
export interface RecordDialogState<Row, Form> {
  /** The record that is edited, `null` for a new one. */
  readonly record: Row | null;
  readonly values: Form;
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

/** What sets one kind of record apart from the others. */
export interface RecordCalls<Row extends StoredRecord, Form extends object, Body> {
  /** Where a draft of the form is kept (D11). */
  readonly draftPlace: { readonly page: string; readonly form: string };
  /** Reads such a draft; throws where it is none. */
  parseDraft(draft: unknown): RecordDialogState<Row, Form>;
  readonly emptyForm: Form;
  toForm(record: Row): Form;
  create(api: PortalClient, body: Body): Promise<unknown>;
  update(api: PortalClient, record: Row, body: Body): Promise<unknown>;
  /** Left out where records are never removed. */
  remove?(api: PortalClient, record: Row): Promise<unknown>;
  /** Reads a record as the gateway has it now, past any cache; a failure carries the call's own text (CON-53). */
  read(api: PortalClient, record: Row): Promise<Row>;
  /** Key of the list of the records: what is saved is read from it before the dialog closes. */
  readonly listKey: readonly unknown[];
  /** Keys of other queries that show something of the records. */
  readonly otherKeys?: readonly (readonly unknown[])[];
  readonly texts: RecordTexts;
}

const withText = (error: unknown, text: string | undefined) => (text ? withMessage(error, text) : error);

/** The dialogs of one kind of record, and the acts on them. */
export function createRecordRegister<Row extends StoredRecord, Form extends object, Body>(
  calls: RecordCalls<Row, Form, Body>,
) {
  const { draftPlace, parseDraft, texts } = calls;

  /** Reads the list again: also the records that lost their flag to the saved one (GAP-44). */
  const refreshAtom = atom(null, async (get) => {
    const client = get(portalQueryClientAtom);
    for (const queryKey of calls.otherKeys ?? []) void client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ queryKey: calls.listKey });
  });

  const dialogAtom = atom<RecordDialogState<Row, Form> | null>(null);
  const removalAtom = atom<Row | null>(null);
  const unsavedDraftAtom = atomWithDefault((get) => get(servicesAtom).drafts.read(draftPlace, parseDraft));

  /** Keeps what is typed in the dialog until it is saved or given up (D11); `null` forgets it. */
  const draftAtom = atom(null, (get, _set, draft: RecordDialogState<Row, Form> | null) => {
    const { drafts } = get(servicesAtom);
    if (draft) drafts.keep(draftPlace, draft);
    else drafts.drop(draftPlace);
  });

  const closeDialogAtom = atom(null, (_get, set) => {
    set(dialogAtom, null);
    set(draftAtom, null);
  });

  /** The record that is being read for its dialog. */
  const openingAtom = atom<Row | null>(null);

  /** Reads a record as it is now and opens its dialog; the last one asked for wins. */
  const editAtom = atom(null, async (get, set, row: Row) => {
    set(openingAtom, row);
    try {
      const record = await calls.read(get(apiAtom), row);
      if (get(openingAtom) === row) set(dialogAtom, { record, values: calls.toForm(record) });
    } catch (error) {
      get(notifyAtom).error(errorMessage(error));
    } finally {
      if (get(openingAtom) === row) set(openingAtom, null);
    }
  });

  /** Creates a record, or changes one on top of the version given; a failure leaves the dialog as it is. */
  const writeAtom = atom(null, async (get, set, body: Body, record: Row | null) => {
    const opened = get(dialogAtom);
    try {
      const api = get(apiAtom);
      await (record ? calls.update(api, record, body) : calls.create(api, body));
    } catch (error) {
      void set(refreshAtom);
      throw withText(error, record ? texts.updateFailed : texts.createFailed);
    }
    get(notifyAtom).success(record ? texts.updated : texts.created);
    await set(refreshAtom);
    // Another one may have been opened while the list was read.
    if (get(dialogAtom) === opened) set(closeDialogAtom);
  });

  /** Removes the record that is asked about (GAP-46); the question stays open where another try may help. */
  const removeAtom = atom(null, async (get, set) => {
    const record = get(removalAtom);
    if (!record || !calls.remove) return;
    try {
      await calls.remove(get(apiAtom), record);
      if (texts.removed) get(notifyAtom).success(texts.removed);
    } catch (error) {
      const failure = withText(error, texts.removeFailed);
      get(notifyAtom).error(errorMessage(failure));
      // Somebody changed or removed it meanwhile: the list tells how it stands now.
      const { kind } = toApiError(failure);
      if (kind !== 'conflict' && kind !== 'notFound') return;
    }
    await set(refreshAtom);
    if (get(removalAtom) === record) set(removalAtom, null);
  });

  return {
    calls,
    dialogAtom,
    removalAtom,
    unsavedDraftAtom,
    draftAtom,
    closeDialogAtom,
    openingAtom,
    editAtom,
    writeAtom,
    removeAtom,
  };
}

export type RecordRegister<Row extends StoredRecord, Form extends object, Body> = ReturnType<
  typeof createRecordRegister<Row, Form, Body>
>;
