import { prefixedPageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listSortQuery } from '../../../shared/list-state/listAddress.ts';
import { listFilterAtom } from '../../../shared/list-state/listFilterAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** Rows a page of the product list (CON-32). */
export const PRODUCTS_PAGE_SIZE = 35;

/** Search, sort and page of the product list. */
export const productFilterAtom = listFilterAtom('catalogue', [
  'codigo',
  'nome',
  'marca',
  'gtinEan',
  'status',
  'dataCriacao',
]);

/** The products that the filter finds. */
export const productsAtom = atomWithQuery(
  (get) => {
    const { search, sort, page } = get(productFilterAtom);
    const query = {
      ...(search && { Busca: search }),
      ...prefixedPageQuery({ page, pageSize: PRODUCTS_PAGE_SIZE }),
      ...listSortQuery(sort),
    };
    return get(queriesAtom).queryOptions(
      'get',
      '/api/produtos',
      { params: { query } },
      { placeholderData: keepPreviousData },
    );
  },
  (get) => get(portalQueryClientAtom),
);
