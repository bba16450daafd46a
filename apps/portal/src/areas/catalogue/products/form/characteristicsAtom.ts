import { atom } from 'jotai';
import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { LOOKUP } from '../../../../shared/server-state/queryClient.ts';
import { queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';

/** Every characteristic of products (PRD-067). They rarely change. */
export const characteristicsAtom = queryAtom((get) => ({
  ...get(queriesAtom).queryOptions('get', '/api/produtos/caracteristicas'),
  staleTime: 60_000,
  meta: LOOKUP,
}));

/** Label of a characteristic, `null` until the list is loaded. */
export const characteristicLabelAtom = atom((get) => {
  const { data } = get(characteristicsAtom);
  return (field: string, id: number): string | null =>
    field === 'caracteristicasIds'
      ? (data?.caracteristicas.find((one) => one.id === id)?.descricao ?? null)
      : null;
});
