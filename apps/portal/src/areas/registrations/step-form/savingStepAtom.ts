import { atom } from 'jotai';

/** Whether a step of the registration on the page is being saved: nothing is decided meanwhile (DEC-006, DEC-015). */
export const savingStepAtom = atom(false);
