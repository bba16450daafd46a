import { draftSchema, type FieldTable, lostInDraft } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { isSameValue } from '../conflict/isSameValue.ts';
import type { DraftPlace } from '../drafts/draftStore.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import { type Records, recordsSchema } from './knownRecords.ts';

/** What was typed in a form and not saved. */
export interface TypedValues<Form> {
  readonly values: Partial<Form>;
  /** The values that it was typed over. */
  readonly saved: Partial<Form>;
  /** What the ids in it stand for. */
  readonly known: Records;
}

/** What was typed in a form and not saved, as it is kept on the device (D11). */
export interface Draft<Form> extends TypedValues<Form> {
  /** Key of what a new record is sent with (D23). */
  readonly key?: string | undefined;
  /** Names of the fields that had files, which cannot be kept. */
  readonly lost: readonly string[];
  /** Id of the record, where one place keeps the drafts of several; `null` for a new one. */
  readonly recordId?: number | null | undefined;
  /** When it was typed last, as an ISO instant. */
  readonly typedAt: string;
}

/** What was typed, for a page that restores it by itself. */
export interface TypedInForm<Form> extends TypedValues<Form> {
  /** Whether the draft of an earlier visit is still offered: none of this is in it. */
  readonly isOffered: boolean;
}

/** What a page does of the draft by itself. */
export interface DraftRules<Stored, Form> {
  /** What was typed before and the page restores; `null` for nothing. */
  readonly restored?: TypedValues<Form> | null;
  /**
   * What offers the draft of an earlier visit; `null` for nothing, as where it is what the page restores.
   * @default 'form'
   */
  readonly offeredBy?: 'form' | 'page' | null;
  /** Id of a record, where its place keeps the drafts of several. */
  recordId?(record: Stored): number;
}

interface DraftOptions<Stored, Form> extends Omit<DraftRules<Stored, Form>, 'restored'> {
  readonly fields: FieldTable;
  /** The record that the form stands on; `null` for a new one. */
  readonly base: Stored | null;
  /** Where the draft of a record is kept, `null` for a new one; nowhere where none is. */
  placeOf(record: Stored | null): DraftPlace | null;
  /** What stands in the form, over a record. */
  read(over: Stored | null): TypedValues<Form> & Pick<Draft<Form>, 'key'> & { readonly values: Form };
  readonly dirty: boolean;
  /** Whether the user may save: else nothing is offered. */
  readonly editable: boolean;
  /** Called with what is typed, `null` when the values are back to those saved. */
  onTyped?: ((typed: TypedInForm<Form> | null) => void) | undefined;
}

/** Reads and writes drafts of a form: only what its fields allow to be kept. */
export function draftFormat<Form>(fields: FieldTable) {
  // The table of a form reads the values of that form.
  const kept = draftSchema(fields) as unknown as z.ZodMiniType<Partial<Form>>;
  const mayBeKept = (path: string) => fields[path.split('.')[0] ?? '']?.draft !== undefined;
  const draft = z.object({
    values: kept,
    saved: kept,
    known: z.pipe(
      recordsSchema,
      z.transform((known) => Object.fromEntries(Object.entries(known).filter(([path]) => mayBeKept(path)))),
    ),
    key: z.optional(z.uuid()),
    lost: z._default(z.array(z.string()), []),
    recordId: z.nullish(z.number()),
    typedAt: z.iso.datetime(),
  });
  return (stored: unknown): Draft<Form> => draft.parse(stored);
}

type Typed<Form> = Omit<Draft<Form>, 'lost' | 'typedAt'>;

/** What of a form is kept, `null` where nothing that was typed may be. */
export function draftToKeep<Form>(fields: FieldTable, typed: Typed<Form>, typedAt: string) {
  const lost = lostInDraft(fields, typed.values);
  const draft = draftFormat<Form>(fields)({ ...typed, lost, typedAt });
  return isSameValue(draft.values, draft.saved) ? null : draft;
}

/**
 * The draft of a form on this device: what an earlier visit left, and what is typed now. While the first is offered, nothing
 * replaces or drops it where it is kept, until the user has restored or discarded it.
 */
export function useDraft<Stored, Form>({
  fields,
  base,
  placeOf,
  read,
  dirty,
  editable,
  onTyped,
  offeredBy = 'form',
  recordId,
}: DraftOptions<Stored, Form>) {
  const { drafts } = useAtomValue(servicesAtom);
  const readAt = (place: DraftPlace | null) => place && drafts.read(place, draftFormat<Form>(fields));
  const [offer, setOffer] = useState(() => {
    const place = editable && offeredBy === 'form' ? placeOf(base) : null;
    const draft = readAt(place);
    return place && draft && { place, draft };
  });
  const isOfferedTo = (record: Stored | null) =>
    offeredBy === 'page' || (offer !== null && isSameValue(offer.place, placeOf(record)));
  const isOffered = isOfferedTo(base);
  /** Where what is typed over a record is kept: nowhere while another draft is offered there. */
  const freePlaceOf = (record: Stored | null) => (isOfferedTo(record) ? null : placeOf(record));

  /** Keeps what is typed, a moment later; nothing where all of that must not be kept. */
  const keep = (over = base) => {
    const place = freePlaceOf(over);
    const typed = () => ({ ...read(over), recordId: over && recordId?.(over) });
    if (place) drafts.keepSoon(place, () => draftToKeep(fields, typed(), new Date().toISOString()));
  };
  /** Forgets what is kept of what was typed over a record. */
  const drop = (over = base) => {
    const place = freePlaceOf(over);
    if (place) drafts.drop(place);
  };
  const typed = (values: Form | null) => {
    onTyped?.(values && { ...read(base), values, isOffered });
    if (values) keep();
    else drop();
  };
  const goOn = useEffectEvent(() => {
    if (dirty && editable) typed(read(base).values);
  });
  useEffect(() => {
    if (!isOffered) goOn();
  }, [isOffered]);

  return {
    /** What an earlier visit left, until it is restored or discarded. */
    unsavedDraft: editable && isOffered && offer ? offer.draft : null,
    /** Something is typed, or the values are back to those saved. */
    typed,
    keep,
    /** Keeps what is typed at once. */
    write: () => {
      const place = freePlaceOf(base);
      if (place) drafts.write(place);
    },
    /** What was typed is saved; what was typed since is a draft of that, but not where it was given up meanwhile. */
    saved: (before: Stored | null, after: Stored, typedOn: boolean) => {
      const wasKept = readAt(freePlaceOf(before)) !== null;
      drop(before);
      if (wasKept && typedOn) keep(after);
    },
    /** What is typed is given up. */
    givenUp: () => drop(),
    /** What was offered stands in the form, and is kept as typed there, where it differs from what is saved. */
    restored: () => {
      const { values, saved } = read(base);
      if (offer && isSameValue(values, saved)) drafts.drop(offer.place);
      setOffer(null);
    },
    /** What was offered is given up. */
    discarded: () => {
      if (offer) drafts.drop(offer.place);
      setOffer(null);
    },
  };
}
