import { atom } from 'jotai';
import type { Location } from 'react-router';

/** Whether a form is left when the address changes so. */
export type LeavesForm = (from: Location, to: Location) => boolean;

/** The forms on screen with something unsaved in them, by an id of their own. */
export const unsavedFormsAtom = atom<ReadonlyMap<string, LeavesForm>>(new Map());

/** Takes a form down as unsaved, or with `null` as saved. */
export const registerUnsavedAtom = atom(null, (get, set, id: string, leaves: LeavesForm | null) => {
  const forms = new Map(get(unsavedFormsAtom));
  if (leaves) forms.set(id, leaves);
  else forms.delete(id);
  set(unsavedFormsAtom, forms);
});

/** What waits for the answer to 'Você deseja sair sem salvar as alterações?'; `null` while nothing is asked. */
export const awaitedLeaveAtom = atom<{ leave(): void } | null>(null);
