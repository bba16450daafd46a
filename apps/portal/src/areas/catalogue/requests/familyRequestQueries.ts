import type { Schemas } from '@portal/api';
import { type Atom, atom } from 'jotai';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { DECIDED_BY_OTHERS } from '../../../shared/server-state/queryClient.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** A request with its families, as it is filled in and reviewed (SOL-045). */
export type RequestDetail = Schemas['RegistrationRequestDetail'];
/** One family of it. */
export type FamilyRequestDetail = Schemas['FamilyRequestDetail'];

/** Reads the request that a family request belongs to, and the family once the request has one. */
export function createFamilyRequestQueries(idAtom: Atom<number | null>) {
  const requestAtom = queryAtom((get) => {
    const id = get(idAtom);
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/solicitacoes-cadastros',
      { params: { query: { SolicitacaoFamiliaId: id ?? 0 } } },
      { ...DECIDED_BY_OTHERS, enabled: id !== null },
    );
  });

  const familyRequestAtom = atom((get) => {
    const id = get(idAtom);
    return get(requestAtom).data?.solicitacoesCadastrosFamilias.find((family) => family.id === id);
  });

  const familyAtom = queryAtom((get) => {
    const familiaId = get(familyRequestAtom)?.familiaId ?? null;
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/familias/{familiaId}',
      { params: { path: { familiaId: familiaId ?? 0 } } },
      // Read again with its request: nobody decides on a version of the request beside an older family (D23).
      { ...DECIDED_BY_OTHERS, enabled: familiaId !== null },
    );
  });

  return { requestAtom, familyRequestAtom, familyAtom };
}
