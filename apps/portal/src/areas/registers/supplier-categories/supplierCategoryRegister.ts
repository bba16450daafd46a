import { answerOf } from '@portal/api';
import { storedForm, supplierCategoryFields, supplierCategorySchema } from '@portal/domain';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { SUPPLIER_CATEGORIES, supplierCategoryList } from './supplierCategoryList.ts';

const CATEGORY = `${SUPPLIER_CATEGORIES}/{id}` as const;

/** The categories of suppliers and the acts on them (GAP-58). */
export const supplierCategoryRegister = createListRegister({
  list: supplierCategoryList,
  fields: supplierCategoryFields,
  schema: supplierCategorySchema,
  toForm: (category) => storedForm(supplierCategoryFields, category),
  create: (api, body, key) => api.POST(SUPPLIER_CATEGORIES, { params: { header: createdOnce(key) }, body }),
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
