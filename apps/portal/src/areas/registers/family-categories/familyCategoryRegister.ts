import { answerOf } from '@portal/api';
import { type CategoryBody, type CategoryForm, emptyCategoryForm } from '@portal/domain';
import { z } from 'zod';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { FAMILY_CATEGORIES, type FamilyCategory, familyCategoryList } from './familyCategoryList.ts';

const CATEGORY = `${FAMILY_CATEGORIES}/{id}` as const;

const values = { descricao: z.string(), sigla: z.string(), kit: z.boolean() };
const draftSchema = z.object({
  record: z.object({ id: z.number(), ...values, versao: z.number() }).nullable(),
  values: z.object(values),
});

/** The categories of families and the acts on them (GAP-13, GAP-58). */
export const familyCategoryRegister = createListRegister<FamilyCategory, CategoryForm, CategoryBody>({
  list: familyCategoryList,
  parseDraft: draftSchema.parse,
  emptyForm: emptyCategoryForm,
  toForm: ({ descricao, sigla, kit }) => ({ descricao, sigla, kit }),
  create: (api, body) => api.POST(FAMILY_CATEGORIES, { body }),
  update: (api, category, body) =>
    api.PUT(CATEGORY, { params: { path: { id: category.id }, header: ifMatch(category) }, body }),
  remove: (api, category) =>
    api.PUT(`${CATEGORY}/delete`, { params: { path: { id: category.id }, header: ifMatch(category) } }),
  async read(api, { id }) {
    return answerOf(api.GET(CATEGORY, { params: { path: { id } } }));
  },
  texts: {
    created: 'Categoria criada',
    updated: 'Categoria atualizada',
    removed: 'Categoria excluída',
  },
});
