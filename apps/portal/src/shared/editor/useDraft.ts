import { draftSchema, type FieldTable, lostInDraft } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
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

interface DraftOptions {
  /** Where the draft of an earlier visit is offered from; `null` for none. */
  readonly offered: DraftPlace | null;
  readonly fields: FieldTable;
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

/** The drafts of a form on this device: what an earlier visit left, and what is typed now. */
export function useDraft<Form>({ offered, fields }: DraftOptions) {
  const { drafts } = useAtomValue(servicesAtom);
  const parse = draftFormat<Form>(fields);
  const [unsavedDraft, setUnsavedDraft] = useState(() => offered && drafts.read(offered, parse));
  return {
    /** What an earlier visit left, until it is restored or discarded. */
    unsavedDraft,
    /** The user has decided about it. */
    dismiss: () => setUnsavedDraft(null),
    /** Keeps what is typed, a moment later; nothing where all of that must not be kept. */
    keep: (place: DraftPlace | null, read: () => Typed<Form>) =>
      place && drafts.keepSoon(place, () => draftToKeep(fields, read(), new Date().toISOString())),
    /** Keeps what is typed at once. */
    write: (place: DraftPlace | null) => place && drafts.write(place),
    /** Forgets what is kept; says whether that was anything. */
    discard: (place: DraftPlace | null) => {
      const wasKept = place !== null && drafts.read(place, parse) !== null;
      if (place) drafts.drop(place);
      return wasKept;
    },
  };
}
