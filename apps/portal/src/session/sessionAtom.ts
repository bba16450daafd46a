import { atom } from 'jotai';
import type { Session } from './Session.ts';

/** The signed-in user, `null` for a visitor. Written by the portal alone, whenever the session store says so. */
export const sessionAtom = atom<Session | null>(null);

/** Roles of the signed-in user; none for a visitor. */
export const rolesAtom = atom((get) => get(sessionAtom)?.roles ?? []);
