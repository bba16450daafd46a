import type { Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listSortQuery } from '../../../shared/list-state/listAddress.ts';
import { listFilterAtom } from '../../../shared/list-state/listFilterAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REGISTER_PAGE_SIZE, type RegisterList } from '../register/registerList.ts';

/** A category that suppliers work in. */
export type SupplierCategory = Schemas['SupplierCategory'];

const PAGE = 'register-categories';
export const SUPPLIER_CATEGORIES = '/api/fornecedores/categorias';

const filterAtom = listFilterAtom(PAGE, ['descricao']);

const toRows = ({ categorias, meta }: Schemas['SupplierCategoryList']) => ({ rows: categorias, meta });

const rowsAtom = atomWithQuery(
  (get) => {
    const { search, sort, page } = get(filterAtom);
    const query = {
      ...(search && { descricao: search }),
      ...pageQuery({ page, pageSize: REGISTER_PAGE_SIZE }),
      ...listSortQuery(sort),
    };
    return get(queriesAtom).queryOptions(
      'get',
      SUPPLIER_CATEGORIES,
      { params: { query } },
      { placeholderData: keepPreviousData, select: toRows },
    );
  },
  (get) => get(portalQueryClientAtom),
);

/** The list of the categories of suppliers (GAP-58). */
export const supplierCategoryList: RegisterList<SupplierCategory> = {
  page: PAGE,
  title: 'Categorias',
  filterAtom,
  rowsAtom,
};
