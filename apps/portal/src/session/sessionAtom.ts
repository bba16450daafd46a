import { atom } from 'jotai';
import type { Session } from './Session.ts';

/** The signed-in user, `null` for a visitor. Written by the portal alone, whenever the session store says so. */
export const sessionAtom = atom<Session | null>(null);
