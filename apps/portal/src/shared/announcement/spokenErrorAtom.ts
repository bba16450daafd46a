import { atom } from 'jotai';

/** What a server says of the field that has focus: to read it out, no focus moves. */
export const spokenErrorAtom = atom('');
