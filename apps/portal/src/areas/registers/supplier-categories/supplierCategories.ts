import { answerOf } from '@portal/api';
import { storedForm, supplierCategoryFields, supplierCategorySchema } from '@portal/domain';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { pathAndVersionOf } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';

const LIST = '/api/fornecedores/categorias';
const CATEGORY = `${LIST}/{id}` as const;

/** The categories of suppliers and the acts on them (GAP-58). */
export const supplierCategories = createListRegister({
  list: createList({
    ...REGISTER_PAGING,
    page: 'register-categories',
    call: listOf(LIST, { search: 'descricao', rows: 'categorias' }),
    sort: ['descricao'],
  }),
  fields: supplierCategoryFields,
  schema: supplierCategorySchema,
  toForm: (category) => storedForm(supplierCategoryFields, category),
  create: (api, body, key) => api.POST(LIST, { params: { header: createdOnce(key) }, body }),
  update: (api, category, body) => api.PUT(CATEGORY, { params: pathAndVersionOf(category), body }),
  remove: (api, category) => api.PUT(`${CATEGORY}/delete`, { params: pathAndVersionOf(category) }),
  read: (api, id) => answerOf(api.GET(CATEGORY, { params: { path: { id } } })),
  texts: {
    created: 'Categoria criada',
    updated: 'Categoria atualizada',
    removed: 'Categoria excluída',
  },
});
