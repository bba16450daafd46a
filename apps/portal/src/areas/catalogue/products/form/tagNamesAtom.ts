import type { Schemas } from '@portal/api';
import { atom } from 'jotai';

const namesAtom = atom<ReadonlyMap<number, string>>(new Map());

/** Names of the tags that were on screen so far: a form holds only their ids. */
export const tagNamesAtom = atom(
  (get) => get(namesAtom),
  (get, set, tags: readonly Schemas['Tag'][]) => {
    const names = new Map(get(namesAtom));
    for (const { id, descricao } of tags) names.set(id, descricao);
    set(namesAtom, names);
  },
);
