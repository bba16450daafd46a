import { answerOf } from '@portal/api';
import { emptyManagerForm, type ManagerBody, type ManagerForm } from '@portal/domain';
import { z } from 'zod';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { MANAGERS, type ManagerRecord, managerList } from './managerList.ts';

const MANAGER = `${MANAGERS}/{id}` as const;

const values = { matricula: z.string(), nome: z.string(), email: z.string(), ativo: z.boolean() };
const draftSchema = z.object({
  record: z.object({ id: z.number(), codigo: z.number(), ...values, versao: z.number() }).nullable(),
  values: z.object(values),
});

/** The managers and the acts on them; nobody removes one, who left is no longer active (GAP-13, GAP-59). */
export const managerRegister = createListRegister<ManagerRecord, ManagerForm, ManagerBody>({
  list: managerList,
  parseDraft: draftSchema.parse,
  emptyForm: emptyManagerForm,
  toForm: ({ matricula, nome, email, ativo }) => ({ matricula, nome, email, ativo }),
  create: (api, body) => api.POST(MANAGERS, { body }),
  // Registration and e-mail stay as they are (MGR-005, MGR-007).
  update: (api, manager, { nome, ativo }) =>
    api.PUT(MANAGER, {
      params: { path: { id: manager.id }, header: ifMatch(manager) },
      body: { nome, ativo },
    }),
  async read(api, { id }) {
    return answerOf(api.GET(MANAGER, { params: { path: { id } } }));
  },
  texts: { created: 'Gestor criado', updated: 'Gestor atualizado' },
});
