import { pageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listSortQuery } from '../../../shared/list/listAddress.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { BRANDS_PAGE_SIZE, createBrandRegister } from './brandRegister.ts';

/** The ecommerce brands. */
export const ecommerceBrands = createBrandRegister({
  page: 'register-ecommerce-brands',
  title: 'Marcas Ecommerce',
  listPath: '/api/produtos/ecommerces',
  listAtom: (filterAtom) =>
    atomWithQuery(
      (get) => {
        const { search, sort, page } = get(filterAtom);
        const query = {
          ...(search && { busca: search }),
          ...pageQuery({ page, pageSize: BRANDS_PAGE_SIZE }),
          ...listSortQuery(sort),
        };
        return get(queriesAtom).queryOptions(
          'get',
          '/api/produtos/ecommerces',
          { params: { query } },
          { placeholderData: keepPreviousData },
        );
      },
      (get) => get(portalQueryClientAtom),
    ),
  create: (api, body) => api.POST('/api/produtos/ecommerces', { body }),
  update: (api, brand, body) =>
    api.PUT('/api/produtos/ecommerces/{id}', {
      params: { path: { id: brand.id }, header: ifMatch(brand) },
      body,
    }),
  remove: (api, brand) =>
    api.PUT('/api/produtos/ecommerces/{id}/delete', {
      params: { path: { id: brand.id }, header: ifMatch(brand) },
    }),
});
