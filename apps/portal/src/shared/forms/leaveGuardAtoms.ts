import { atom } from 'jotai';
import type { Location } from 'react-router';

/** Whether a form is left when the address changes so. */
export type LeavesForm = (from: Location, to: Location) => boolean;

/** A form with something unsaved in it. */
export interface UnsavedForm {
  readonly leaves: LeavesForm;
  /** The user gave up what stood in it. */
  discard(): void;
}

/** The forms on screen with something unsaved in them, by an id of their own. */
export const unsavedFormsAtom = atom<ReadonlyMap<string, UnsavedForm>>(new Map());

/** Takes a form down as unsaved, or with `null` as saved. */
export const registerUnsavedAtom = atom(null, (get, set, id: string, form: UnsavedForm | null) => {
  const forms = new Map(get(unsavedFormsAtom));
  if (form) forms.set(id, form);
  else forms.delete(id);
  set(unsavedFormsAtom, forms);
});

/** What waits, and in which form, for the answer to 'Você deseja sair sem salvar as alterações?'; `null` while nothing is asked. */
export const awaitedLeaveAtom = atom<{ readonly id: string; leave(): void } | null>(null);
