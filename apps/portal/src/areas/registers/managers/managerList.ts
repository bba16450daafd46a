import type { Schemas } from '@portal/api';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';
import { registerRow } from '../register/registerRow.ts';

/** A manager as the register lists it, active or not. */
export type ManagerRecord = Schemas['ManagerRecord'];

export const MANAGERS = '/api/produtos/gestores';

/** The list of managers (MGR-003 to MGR-008). */
export const managerList = createList({
  ...REGISTER_PAGING,
  page: 'register-managers',
  call: listOf(MANAGERS, {
    search: 'busca',
    rows: 'gestores',
    query: { cadastro: true },
    row: (manager) => registerRow(manager, ['codigo', 'matricula', 'email', 'ativo', 'versao']),
  }),
  sort: ['codigo', 'matricula', 'nome', 'email', 'ativo'],
});
