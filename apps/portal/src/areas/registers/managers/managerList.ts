import type { Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listSortQuery } from '../../../shared/list-state/listAddress.ts';
import { listFilterAtom } from '../../../shared/list-state/listFilterAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REGISTER_PAGE_SIZE, type RegisterList } from '../register/registerList.ts';
import { registerRow } from '../register/registerRow.ts';

/** A manager as the register lists it, active or not. */
export type ManagerRecord = Schemas['ManagerRecord'];

const PAGE = 'register-managers';
export const MANAGERS = '/api/produtos/gestores';

const filterAtom = listFilterAtom(PAGE, ['codigo', 'matricula', 'nome', 'email', 'ativo']);

const toRows = ({ gestores, meta }: Schemas['ManagerList']) => ({
  rows: gestores.map((manager) => registerRow(manager, ['codigo', 'matricula', 'email', 'ativo', 'versao'])),
  meta,
});

const rowsAtom = atomWithQuery(
  (get) => {
    const { search, sort, page } = get(filterAtom);
    const query = {
      cadastro: true,
      ...(search && { busca: search }),
      ...pageQuery({ page, pageSize: REGISTER_PAGE_SIZE }),
      ...listSortQuery(sort),
    };
    return get(queriesAtom).queryOptions(
      'get',
      MANAGERS,
      { params: { query } },
      { placeholderData: keepPreviousData, select: toRows },
    );
  },
  (get) => get(portalQueryClientAtom),
);

/** The list of managers (MGR-003 to MGR-008). */
export const managerList: RegisterList<ManagerRecord> = {
  page: PAGE,
  title: 'Gestores',
  filterAtom,
  rowsAtom,
};
