import type { Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listSortQuery } from '../../../shared/list-state/listAddress.ts';
import { listFilterAtom } from '../../../shared/list-state/listFilterAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REGISTER_PAGE_SIZE, type RegisterList } from '../register/registerList.ts';
import { registerRow } from '../register/registerRow.ts';

/** A division as the register lists it. */
export type Division = Required<Schemas['DivisionRow']>;

const PAGE = 'register-divisions';
const LIST = '/api/produtos/divisoes';

const filterAtom = listFilterAtom(PAGE, ['codigo', 'descricao']);

const toRows = ({ divisoes, meta }: Schemas['DivisionList']) => ({
  rows: divisoes.map((division) => registerRow(division, ['codigo'])),
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
      LIST,
      { params: { query } },
      { placeholderData: keepPreviousData, select: toRows },
    );
  },
  (get) => get(portalQueryClientAtom),
);

/** The list of divisions (G-41). */
export const divisionList: RegisterList<Division> = {
  page: PAGE,
  title: 'Divisões',
  filterAtom,
  rowsAtom,
};
