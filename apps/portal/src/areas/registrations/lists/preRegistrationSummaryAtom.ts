import { atomWithQuery } from 'jotai-tanstack-query';
import { LOOKUP } from '../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** How many registrations wait for whom (G-47, SUP-067). A failure is told, and the list goes on without the numbers. */
export const preRegistrationSummaryAtom = atomWithQuery(
  (get) =>
    get(queriesAtom).queryOptions('get', '/api/fornecedores/pre-cadastro/resumo', {}, { meta: LOOKUP }),
  (get) => get(portalQueryClientAtom),
);
