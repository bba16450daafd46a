import { pageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listSortQuery } from '../../../shared/list/listAddress.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { BRANDS_PAGE_SIZE, createBrandRegister } from './brandRegister.ts';

/** The commercial brands. */
export const commercialBrands = createBrandRegister({
  page: 'register-brands',
  title: 'Marcas Comercial',
  listPath: '/api/produtos/marcas',
  listAtom: (filterAtom) =>
    atomWithQuery(
      (get) => {
        const { search, sort, page } = get(filterAtom);
        const query = {
          ...(search && { filtro: search }),
          ...pageQuery({ page, pageSize: BRANDS_PAGE_SIZE }),
          ...listSortQuery(sort),
        };
        return get(queriesAtom).queryOptions(
          'get',
          '/api/produtos/marcas',
          { params: { query } },
          { placeholderData: keepPreviousData },
        );
      },
      (get) => get(portalQueryClientAtom),
    ),
  create: (api, body) => api.POST('/api/produtos/marcas', { body }),
  update: (api, brand, body) =>
    api.PUT('/api/produtos/marcas/{id}', {
      params: { path: { id: brand.id }, header: ifMatch(brand) },
      body,
    }),
  remove: (api, brand) =>
    api.PUT('/api/produtos/marcas/{id}/delete', {
      params: { path: { id: brand.id }, header: ifMatch(brand) },
    }),
});
