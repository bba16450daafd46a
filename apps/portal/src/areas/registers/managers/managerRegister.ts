import { answerOf } from '@portal/api';
import { managerFields, managerSchema, storedForm } from '@portal/domain';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { MANAGERS, managerList } from './managerList.ts';

const MANAGER = `${MANAGERS}/{id}` as const;

/** The managers and the acts on them; nobody removes one, who left is no longer active (GAP-13, GAP-59). */
export const managerRegister = createListRegister({
  list: managerList,
  fields: managerFields,
  schema: managerSchema,
  toForm: (manager) => storedForm(managerFields, manager),
  create: (api, body, key) => api.POST(MANAGERS, { params: { header: createdOnce(key) }, body }),
  // Registration and e-mail stay as they are (MGR-005, MGR-007).
  update: (api, manager, { nome, ativo }) =>
    api.PUT(MANAGER, {
      params: { path: { id: manager.id }, header: ifMatch(manager) },
      body: { nome, ativo },
    }),
  read: (api, id) => answerOf(api.GET(MANAGER, { params: { path: { id } } })),
  texts: { created: 'Gestor criado', updated: 'Gestor atualizado' },
});
