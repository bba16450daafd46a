import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** How the paths begin that show requests, their families and products to suppliers, and to who reviews them. */
const REQUESTS = ['/api/produtos/solicitacoes-cadastros', '/api/produtos/backoffice/'];

/** What shows products of requests in the catalogue. */
const CATALOGUE = ['/api/produtos', '/api/produtos/{id}/catalogo'];

/** Reads again what shows requests, their families and their products; resolves once that is there. */
export const readRequestsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      REQUESTS.some((start) => String(path).startsWith(start)) || CATALOGUE.includes(String(path)),
  });

/** The same, for an act. */
export const requestsChangedAtom = atom(null, (get) => readRequestsAgain(get(portalQueryClientAtom)));
