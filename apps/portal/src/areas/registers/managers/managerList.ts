import type { Schemas } from '@portal/api';
import { pageAndOrder } from '../../../shared/list/listCall.ts';
import { createRegisterList } from '../register/registerList.ts';
import { registerRow } from '../register/registerRow.ts';

/** A manager as the register lists it, active or not. */
export type ManagerRecord = Schemas['ManagerRecord'];

export const MANAGERS = '/api/produtos/gestores';

/** The list of managers (MGR-003 to MGR-008). */
export const managerList = createRegisterList({
  page: 'register-managers',
  title: 'Gestores',
  columns: ['codigo', 'matricula', 'nome', 'email', 'ativo'],
  path: MANAGERS,
  query: (filter, pageSize) => ({
    cadastro: true,
    ...(filter.search && { busca: filter.search }),
    ...pageAndOrder(filter, pageSize),
  }),
  get: (api, request) => api.GET(MANAGERS, request),
  rows: ({ gestores }) =>
    gestores.map((manager) => registerRow(manager, ['codigo', 'matricula', 'email', 'ativo', 'versao'])),
});
