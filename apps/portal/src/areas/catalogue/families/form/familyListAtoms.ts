import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { LOOKUP } from '../../../../shared/server-state/queryClient.ts';
import { queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';

/** Units in which volumes are measured; the list is not paged (FMC-118). The section of the name says when it fails. */
export const volumeTypesAtom = queryAtom((get) => ({
  ...get(queriesAtom).queryOptions('get', '/api/produtos/tipos-volumetria'),
  staleTime: 60_000,
}));

/** Classifications of products; the list is not paged (FMC-095). */
export const productClassesAtom = queryAtom((get) => ({
  ...get(queriesAtom).queryOptions('get', '/api/produtos/classificacoes-produto'),
  staleTime: 60_000,
  meta: LOOKUP,
}));
