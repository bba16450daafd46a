import { keepPreviousData } from '@tanstack/react-query';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { unusedFilters } from '../../../../shared/list/addressFilters.ts';
import { listFilterAtom } from '../../../../shared/list/listFilterAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { catalogueFilters } from '../list/catalogueFilter.ts';
import { PAGE_SIZE, PRODUCT_COLUMNS, productsQuery } from '../list/catalogueList.ts';

const filters = unusedFilters(catalogueFilters);

/** Search, sort and page of the list. */
export const ecommerceFilterAtom = listFilterAtom('ecommerce-products', PRODUCT_COLUMNS);

/** What is listed: the on-line shop has no filter but search (its role reads none of their lists). */
export const ecommerceListAtom = atom((get) => ({ ...get(ecommerceFilterAtom), filters }));

/** The products that the search finds. */
export const ecommerceProductsAtom = atomWithQuery(
  (get) =>
    get(queriesAtom).queryOptions(
      'get',
      '/api/produtos',
      { params: { query: productsQuery(get(ecommerceListAtom), PAGE_SIZE) } },
      { placeholderData: keepPreviousData },
    ),
  (get) => get(portalQueryClientAtom),
);
