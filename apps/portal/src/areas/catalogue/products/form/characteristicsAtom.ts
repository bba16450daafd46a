import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { LOOKUP } from '../../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';

/** Every characteristic of products (PRD-067). They rarely change. */
export const characteristicsAtom = atomWithQuery(
  (get) => ({
    ...get(queriesAtom).queryOptions('get', '/api/produtos/caracteristicas'),
    staleTime: 60_000,
    meta: LOOKUP,
  }),
  (get) => get(portalQueryClientAtom),
);

/** Label of a characteristic, `null` until the list is loaded. */
export const characteristicLabelAtom = atom((get) => {
  const { data } = get(characteristicsAtom);
  return (field: string, id: number): string | null =>
    field === 'caracteristicasIds'
      ? (data?.caracteristicas.find((one) => one.id === id)?.descricao ?? null)
      : null;
});
