import { atom } from 'jotai';
import type { Session } from './Session.ts';

/** The signed-in user, `null` for a visitor. Only the portal writes it, from the session store. */
export const sessionAtom = atom<Session | null>(null);

/** Roles of the signed-in user; none for a visitor. */
export const rolesAtom = atom((get) => get(sessionAtom)?.roles ?? []);
