import type { Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listSortQuery } from '../../../shared/list-state/listAddress.ts';
import { listFilterAtom } from '../../../shared/list-state/listFilterAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REGISTER_PAGE_SIZE, type RegisterList } from '../register/registerList.ts';
import { registerRow } from '../register/registerRow.ts';

/** A category of families as the register lists it. */
export type FamilyCategory = Schemas['CategoryRecord'];

const PAGE = 'register-family-categories';
export const FAMILY_CATEGORIES = '/api/produtos/categorias';

const filterAtom = listFilterAtom(PAGE, ['descricao', 'sigla', 'kit']);

const toRows = ({ categorias, meta }: Schemas['CategoryList']) => ({
  rows: categorias.map((category) => registerRow(category, ['versao'])),
  meta,
});

const rowsAtom = atomWithQuery(
  (get) => {
    const { search, sort, page } = get(filterAtom);
    const query = {
      cadastro: true,
      ...(search && { descricao: search }),
      ...pageQuery({ page, pageSize: REGISTER_PAGE_SIZE }),
      ...listSortQuery(sort),
    };
    return get(queriesAtom).queryOptions(
      'get',
      FAMILY_CATEGORIES,
      { params: { query } },
      { placeholderData: keepPreviousData, select: toRows },
    );
  },
  (get) => get(portalQueryClientAtom),
);

/** The list of the categories of families (GAP-58). */
export const familyCategoryList: RegisterList<FamilyCategory> = {
  page: PAGE,
  title: 'Categorias de família',
  filterAtom,
  rowsAtom,
};
