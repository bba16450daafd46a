import { approvedSentence } from '@portal/domain';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

const APPROVED = 'portal.approved.requisitions';
const valuesById = z.record(z.string(), z.number());

const heldAtom = atom<Readonly<Record<string, number>> | null>(null);

/** What was approved in this session of the tab, however; values in reais by id; writing adds to it. */
export const approvedAtom = atom(
  (get) => get(heldAtom) ?? get(servicesAtom).tabCache.read(APPROVED, valuesById.parse) ?? {},
  (get, set, added: Readonly<Record<string, number>>) => {
    const approved = { ...get(approvedAtom), ...added };
    set(heldAtom, approved);
    get(servicesAtom).tabCache.keep(APPROVED, approved); // the page may be reloaded
  },
);

/** It in one sentence. */
export const approvedSentenceAtom = atom((get) => approvedSentence(Object.values(get(approvedAtom))));
