import { answerOf } from '@portal/api';
import { categoryFields, categorySchema, storedForm } from '@portal/domain';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { FAMILY_CATEGORIES, familyCategoryList } from './familyCategoryList.ts';

const CATEGORY = `${FAMILY_CATEGORIES}/{id}` as const;

/** The categories of families and the acts on them (GAP-13, GAP-58). */
export const familyCategoryRegister = createListRegister({
  list: familyCategoryList,
  fields: categoryFields,
  schema: categorySchema,
  toForm: (category) => storedForm(categoryFields, category),
  create: (api, body, key) => api.POST(FAMILY_CATEGORIES, { params: { header: createdOnce(key) }, body }),
  update: (api, category, body) =>
    api.PUT(CATEGORY, { params: { path: { id: category.id }, header: ifMatch(category) }, body }),
  remove: (api, category) =>
    api.PUT(`${CATEGORY}/delete`, { params: { path: { id: category.id }, header: ifMatch(category) } }),
  read: (api, id) => answerOf(api.GET(CATEGORY, { params: { path: { id } } })),
  texts: {
    created: 'Categoria criada',
    updated: 'Categoria atualizada',
    removed: 'Categoria excluída',
  },
});
