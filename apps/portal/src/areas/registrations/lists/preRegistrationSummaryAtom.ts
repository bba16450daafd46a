import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { DECIDED_BY_OTHERS, LOOKUP } from '../../../shared/server-state/queryClient.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/**
 * Number of registrations by who has to act (G-47, SUP-067). A failure shows a message; the list works without the
 * numbers.
 */
export const preRegistrationSummaryAtom = queryAtom((get) =>
  get(queriesAtom).queryOptions(
    'get',
    '/api/fornecedores/pre-cadastro/resumo',
    {},
    {
      ...DECIDED_BY_OTHERS,
      meta: LOOKUP,
    },
  ),
);
