import { answerOf } from '@portal/api';
import type { SupplierCategoryBody, SupplierCategoryForm } from '@portal/domain';
import { z } from 'zod';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { SUPPLIER_CATEGORIES, type SupplierCategory, supplierCategoryList } from './supplierCategoryList.ts';

const CATEGORY = `${SUPPLIER_CATEGORIES}/{id}` as const;

const draftSchema = z.object({
  record: z.object({ id: z.number(), descricao: z.string(), versao: z.number() }).nullable(),
  values: z.object({ descricao: z.string() }),
});

const emptyForm: SupplierCategoryForm = { descricao: '' };

/** The categories of suppliers and the acts on them (GAP-58). */
export const supplierCategoryRegister = createListRegister<
  SupplierCategory,
  SupplierCategoryForm,
  SupplierCategoryBody
>({
  list: supplierCategoryList,
  parseDraft: draftSchema.parse,
  emptyForm,
  toForm: ({ descricao }) => ({ descricao }),
  create: (api, body) => api.POST(SUPPLIER_CATEGORIES, { body }),
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
