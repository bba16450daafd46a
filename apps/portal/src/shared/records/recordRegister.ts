import { answerOf, type PortalClient, toApiError, withMessage } from '@portal/api';
import { emptyForm, type FieldTable, type FormOf } from '@portal/domain';
import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { atomWithDefault } from 'jotai/utils';
import type * as z from 'zod/mini';
import type { Versioned } from '../conflict/saveOnNewest.ts';
import { createAskedAct } from '../decisions/createAskedAct.ts';
import type { Records } from '../editor/knownRecords.ts';
import { type Draft, draftFormat } from '../editor/useDraft.ts';
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
  /** Its dialog needs more than the list has of a record, which is read before it opens. */
  readonly readsFirst?: true;
  /** Key of the list of the records: what is saved is read from it before the dialog closes. */
  readonly listKey: readonly unknown[];
  /** Keys of other queries that show something of the records. */
  readonly otherKeys?: readonly (readonly unknown[])[];
  readonly texts: RecordTexts;
}

/** The dialogs of one kind of record, and the acts on them. */
export function createRecordRegister<Row extends StoredRecord, Fields extends FieldTable, Body>(
  calls: RecordCalls<Row, Fields, Body>,
) {
  type Form = FormOf<Fields>;
  const { draftPlace, texts } = calls;
  const parseDraft = draftFormat<Form>(calls.fields);

  /** Reads the list again: also the records that lost their flag to the saved one (GAP-44). */
  const refresh = async (client: QueryClient) => {
    for (const queryKey of calls.otherKeys ?? []) void client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ queryKey: calls.listKey });
  };

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
  dialogAtom.onMount = (set) => () => set(null); // it ends with the page that shows it
  const unsavedDraftAtom = atomWithDefault((get) => get(servicesAtom).drafts.read(draftPlace, parseDraft));

  /** Closes the dialog, unless another one was opened meanwhile. */
  const closeAtom = atom(null, (get, set, opened: Opened) => {
    if (get(dialogAtom) === opened) set(dialogAtom, null);
  });

  /** Reads a record as it is now and opens its dialog. */
  const readAtom = atom(null, async (get, set, { id }: { id: number }, draft: Draft<Form> | null = null) => {
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

  /** Opens the dialog of a record, or of a new one. */
  const openAtom = atom(null, (_get, set, record: Row | null) => {
    if (record && calls.readsFirst) void set(readAtom, record);
    else set(dialogAtom, { record, draft: null });
  });

  /** Opens the dialog with what was left unsaved, on top of the record as it is now. */
  const restoreDraftAtom = atom(null, async (get, set) => {
    const draft = get(unsavedDraftAtom);
    if (!draft) return;
    if (draft.recordId) await set(readAtom, { id: draft.recordId }, draft);
    else set(dialogAtom, { record: null, draft });
    if (get(dialogAtom)?.draft === draft) set(unsavedDraftAtom, null);
  });

  /** Closes a dialog that could not be shown, as where its code did not load; the unsaved draft is offered again. */
  const callOffAtom = atom(null, (get, set) => {
    const draft = get(dialogAtom)?.draft;
    if (draft) set(unsavedDraftAtom, draft);
    set(dialogAtom, null);
  });

  /** Forgets what was left unsaved. */
  const discardDraftAtom = atom(null, (get, set) => {
    set(unsavedDraftAtom, null);
    get(servicesAtom).drafts.drop(draftPlace);
  });

  /** Creates a record, or changes one on top of the version given; its list has it when this ends. */
  const writeAtom = atom(
    null,
    async (get, _set, body: Body, record: Row | null, key: string): Promise<Row> => {
      const api = get(apiAtom);
      let saved: Row;
      try {
        saved = await answerOf(record ? calls.update(api, record, body) : calls.create(api, body, key));
      } catch (error) {
        void refresh(get(portalQueryClientAtom));
        throw withMessage(error, record ? texts.updateFailed : texts.createFailed);
      }
      get(notifyAtom).success(record ? texts.updated : texts.created);
      await refresh(get(portalQueryClientAtom));
      return saved;
    },
  );

  return {
    calls,
    emptyForm: emptyForm(calls.fields),
    dialogAtom,
    openAtom,
    closeAtom,
    callOffAtom,
    unsavedDraftAtom,
    restoreDraftAtom,
    discardDraftAtom,
    openingAtom,
    writeAtom,
    removal: createAskedAct<Row>({
      call: async (api, record) => calls.remove?.(api, record),
      refresh,
      done: texts.removed,
      failed: texts.removeFailed,
    }),
  };
}

export type RecordRegister<Row extends StoredRecord, Fields extends FieldTable, Body> = ReturnType<
  typeof createRecordRegister<Row, Fields, Body>
>;
