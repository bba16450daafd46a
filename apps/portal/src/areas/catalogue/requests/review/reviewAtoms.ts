import { keepPreviousData, notifyManager } from '@tanstack/react-query';
import { atom } from 'jotai';
import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { DECIDED_BY_OTHERS } from '../../../../shared/server-state/queryClient.ts';
import { readingOf, recordReadingOf } from '../../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import {
  createFamilyRequestQueries,
  type FamilyRequestDetail,
  type RequestDetail,
} from '../familyRequestQueries.ts';
import { REVIEWED_PRODUCTS } from '../products/requestedProductCalls.ts';
import { requestsChangedAtom } from '../requestsChanged.ts';
import { chosenProductAtom, familyRequestIdAtom } from './reviewAddress.ts';
import { readProducts } from './reviewCalls.ts';

/** The request of a family in review, and that family of it. */
export interface Reviewed {
  readonly request: RequestDetail;
  readonly familyRequest: FamilyRequestDetail;
}

const {
  requestAtom: requestQueryAtom,
  familyRequestAtom,
  familyAtom: familyQueryAtom,
} = createFamilyRequestQueries(familyRequestIdAtom);

/** The family request of the address with its request (SOL-045); `null` until it is read. */
const reviewedAtom = atom((get): Reviewed | null => {
  const request = get(requestQueryAtom).data;
  const familyRequest = get(familyRequestAtom);
  return request && familyRequest ? { request, familyRequest } : null;
});

const productsQueryAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const id = get(familyRequestIdAtom);
  return {
    queryKey: ['get', REVIEWED_PRODUCTS, 'review', id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => readProducts(api, id ?? 0, signal),
    ...DECIDED_BY_OTHERS,
    enabled: id !== null,
  };
});

const productQueryAtom = queryAtom((get) => {
  const id = get(chosenProductAtom);
  return get(queriesAtom).queryOptions(
    'get',
    '/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}',
    { params: { path: { solicitacaoCadastroProdutoId: id ?? 0 } } },
    // The product before stays until the next one is read, so that the page does not jump.
    { ...DECIDED_BY_OTHERS, enabled: id !== null, placeholderData: keepPreviousData },
  );
});

const NOT_FOUND = 'Solicitação não encontrada';

/** What is reviewed: the family with its request, and its products. */
export const reviewAtom = atom((get) => {
  const reviewed = get(reviewedAtom);
  const family = get(familyQueryAtom).data;
  const products = get(productsQueryAtom);
  const known = get(familyRequestIdAtom) !== null;
  const ofRequest = recordReadingOf(get(requestQueryAtom), known, NOT_FOUND);
  const hasFamily = reviewed !== null && reviewed.familyRequest.familiaId !== null;
  const { loading, error, onRetry } = hasFamily
    ? recordReadingOf(get(familyQueryAtom), true, 'Família não encontrada')
    : ofRequest;
  return {
    reviewed,
    /** `undefined` until it is read, and while the supplier has not saved a new one. */
    family,
    products: products.data,
    productsReading: readingOf(products),
    loading,
    error,
    onRetry,
  };
});

/** The product on screen, and how far the one of the address is read. */
export const shownProductAtom = atom((get) => {
  const chosen = get(chosenProductAtom);
  const query = get(productQueryAtom);
  const { error, onRetry } = recordReadingOf(query, true, 'Produto não encontrado');
  return {
    product: chosen === null ? null : (query.data ?? null),
    loading: chosen !== null && (query.isPlaceholderData || (query.data === undefined && error === null)),
    error: chosen === null ? null : error,
    onRetry,
  };
});

/** Reads again what a decision or a save changed; resolves once what is on screen is read. */
export const refreshReviewAtom = atom(null, async (get, set) => {
  await Promise.all([
    set(requestsChangedAtom),
    get(portalQueryClientAtom).invalidateQueries({ queryKey: ['get', '/api/produtos/familias/{familiaId}'] }),
  ]);
  // Atoms hear of what was read with the next batch of notifications.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
});

/** What the other side changed since the side of the user saved last. */
export const familyChangesAtom = queryAtom((get) => {
  const id = get(familyRequestIdAtom);
  return get(queriesAtom).queryOptions(
    'get',
    '/api/produtos/backoffice/solicitacoes-familias/{id}/mudancas',
    { params: { path: { id: id ?? 0 } } },
    { ...DECIDED_BY_OTHERS, enabled: id !== null },
  );
});
