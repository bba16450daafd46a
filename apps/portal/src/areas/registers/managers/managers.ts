import { answerOf, type Schemas } from '@portal/api';
import { managerFields, managerSchema, storedForm } from '@portal/domain';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { pathAndVersionOf } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';
import { registerRow } from '../register/registerRow.ts';

/** A manager as the register lists it, active or not. */
export type ManagerRecord = Schemas['ManagerRecord'];

const LIST = '/api/produtos/gestores';
const MANAGER = `${LIST}/{id}` as const;

/** The managers and the acts on them (MGR-003 to MGR-008); nobody removes one, who left is no longer active (GAP-13, GAP-59). */
export const managers = createListRegister({
  list: createList({
    ...REGISTER_PAGING,
    page: 'register-managers',
    call: listOf(LIST, {
      search: 'busca',
      rows: 'gestores',
      query: { cadastro: true },
      row: (manager) => registerRow(manager, ['codigo', 'matricula', 'email', 'ativo', 'versao']),
    }),
    sort: ['codigo', 'matricula', 'nome', 'email', 'ativo'],
  }),
  fields: managerFields,
  schema: managerSchema,
  toForm: (manager) => storedForm(managerFields, manager),
  create: (api, body, key) => api.POST(LIST, { params: { header: createdOnce(key) }, body }),
  // Registration and e-mail stay as they are (MGR-005, MGR-007).
  update: (api, manager, { nome, ativo }) =>
    api.PUT(MANAGER, { params: pathAndVersionOf(manager), body: { nome, ativo } }),
  read: (api, id) => answerOf(api.GET(MANAGER, { params: { path: { id } } })),
  texts: { created: 'Gestor criado', updated: 'Gestor atualizado' },
});
