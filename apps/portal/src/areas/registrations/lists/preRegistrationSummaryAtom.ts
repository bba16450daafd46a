import { atomWithQuery } from 'jotai-tanstack-query';
import { DECIDED_BY_OTHERS, LOOKUP } from '../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/**
 * Number of registrations by who has to act (G-47, SUP-067). A failure shows a message; the list works without the
 * numbers.
 */
export const preRegistrationSummaryAtom = atomWithQuery(
  (get) =>
    get(queriesAtom).queryOptions(
      'get',
      '/api/fornecedores/pre-cadastro/resumo',
      {},
      {
        ...DECIDED_BY_OTHERS,
        meta: LOOKUP,
      },
    ),
  (get) => get(portalQueryClientAtom),
);
