import { atom } from 'jotai';
import type { Location } from 'react-router';

/** Whether a change of the address leaves the form. */
export type LeavesForm = (from: Location, to: Location) => boolean;

/** A dirty form. */
export interface UnsavedForm {
  readonly leaves: LeavesForm;
  /** Whether it was saved, and this is the place that the next navigation leads away from. */
  letsGo(from: Location): boolean;
  /** The user stays with what is unsaved: the next navigation asks again. */
  hold(): void;
  /** The user discarded its changes. */
  discard(): void;
}

/** The dirty forms on screen, by id. */
export const unsavedFormsAtom = atom<ReadonlyMap<string, UnsavedForm>>(new Map());

/** Whether something on screen is typed and not saved. */
export const hasUnsavedAtom = atom((get) => get(unsavedFormsAtom).size > 0);

/** Registers a form as dirty, or with `null` as saved. */
export const registerUnsavedAtom = atom(null, (get, set, id: string, form: UnsavedForm | null) => {
  const forms = new Map(get(unsavedFormsAtom));
  if (form) forms.set(id, form);
  else forms.delete(id);
  set(unsavedFormsAtom, forms);
});

/** Discards what is typed in every dirty form, as after a decision that it is no part of. */
export const discardUnsavedAtom = atom(null, (get, set) => {
  for (const form of get(unsavedFormsAtom).values()) form.discard();
  set(unsavedFormsAtom, new Map());
});

/**
 * The navigation and form that wait for the answer to 'Você deseja sair sem salvar as alterações?'; `null` for none.
 */
export const awaitedLeaveAtom = atom<{ readonly id: string; leave(): void } | null>(null);
