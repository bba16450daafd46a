import { toApiError } from '@portal/api';
import { href, pageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { addressAtom, readNumericId } from '../../../../shared/address/addressAtom.ts';
import { listFilterAtom } from '../../../../shared/list/listFilterAtom.ts';
import { DECIDED_BY_OTHERS } from '../../../../shared/server-state/queryClient.ts';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';

/** Products per page (CON-32). */
export const REVIEW_PAGE_SIZE = 35;

const NOT_FOUND = 'Solicitação não encontrada';

const pageAddressAtom = addressAtom('product-request-review');
const listAddressAtom = addressAtom('product-requests');

/** The family of a request whose products are shown (RTE-031); `null` when the address has none (D14). */
const familyRequestIdAtom = atom((get) => readNumericId(get(pageAddressAtom).params.id));

/** The page of products, in the address. */
export const reviewFilterAtom = listFilterAtom('product-request-review', []);

const productRequestsAtom = atomWithQuery(
  (get) => {
    const id = get(familyRequestIdAtom);
    const page = pageQuery({ page: get(reviewFilterAtom).page, pageSize: REVIEW_PAGE_SIZE });
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos/solicitacoes-cadastros/produtos',
      { params: { query: { solicitacaoCadastroFamiliaId: id ?? 0, ...page } } },
      { ...DECIDED_BY_OTHERS, enabled: id !== null, placeholderData: keepPreviousData },
    );
  },
  (get) => get(portalQueryClientAtom),
);

/** The products of the page with their loading state. A family that does not exist is not requested again. */
export const reviewAtom = atom((get) => {
  const query = get(productRequestsAtom);
  const { data, error } = query;
  const reading = readingOf(query);
  const missing = get(familyRequestIdAtom) === null || toApiError(error).kind === 'notFound';
  return {
    products: data?.produtos,
    total: data?.meta.paginacao.totalRegistros,
    ...reading,
    error: missing ? { message: NOT_FOUND } : reading.error,
    /** Address of the list with its search, order and page. */
    backHref: `${href('product-requests')}${get(listAddressAtom).search}`,
  };
});
