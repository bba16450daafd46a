import { answerOf, type Schemas } from '@portal/api';
import { categoryFields, categorySchema, storedForm } from '@portal/domain';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { pathAndVersionOf } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';
import { registerRow } from '../register/registerRow.ts';

/** A category of families as the register lists it. */
export type FamilyCategory = Schemas['CategoryRecord'];

const LIST = '/api/produtos/categorias';
const CATEGORY = `${LIST}/{id}` as const;

/** The categories of families and the acts on them (GAP-13, GAP-58). */
export const familyCategories = createListRegister({
  list: createList({
    ...REGISTER_PAGING,
    page: 'register-family-categories',
    call: listOf(LIST, {
      search: 'descricao',
      rows: 'categorias',
      query: { cadastro: true },
      row: (category) => registerRow(category, ['versao']),
    }),
    sort: ['descricao', 'sigla', 'kit'],
  }),
  fields: categoryFields,
  schema: categorySchema,
  toForm: (category) => storedForm(categoryFields, category),
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
