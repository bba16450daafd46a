import { type SupplierCategoryBody, supplierCategorySchema } from '@portal/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import { bounds, listMeta, sorted } from '../../database/page.ts';
import { supplierCategories, supplierCategoryChoices } from '../../database/schema.ts';
import { holdsText, plainText } from '../../database/searchText.ts';
import { notFound } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { validateBody } from '../../http/validateBody.ts';
import { authorOf } from '../../records/recordChange.ts';
import { registerRecords } from '../../records/registerRecords.ts';

/** Rows per page when the call does not say. */
const PAGE_SIZE = 20;

const categoryFields = {
  id: supplierCategories.id,
  descricao: supplierCategories.descricao,
  versao: supplierCategories.versao,
};

const categoryIs = (id: number) => and(eq(supplierCategories.id, id), isNull(supplierCategories.deletedAt));

const records = registerRecords({
  kind: 'supplierCategory',
  uniqueFields: { supplier_categories_description: { descricao: [messages.categoryTaken] } },
  lock: async (queries, id) => {
    const [category] = await queries
      .select(categoryFields)
      .from(supplierCategories)
      .where(categoryIs(id))
      .for('update');
    return category;
  },
  insert: (queries, values: SupplierCategoryBody) =>
    queries.insert(supplierCategories).values(values).returning(categoryFields),
  update: (queries, id, values) =>
    queries
      .update(supplierCategories)
      .set(values)
      .where(eq(supplierCategories.id, id))
      .returning(categoryFields),
  useOf: async (queries, id) => {
    const [choice] = await queries
      .select({ id: supplierCategoryChoices.fornecedorId })
      .from(supplierCategoryChoices)
      .where(eq(supplierCategoryChoices.categoriaId, id))
      .limit(1);
    return choice === undefined ? null : messages.supplierCategoryInUse;
  },
});

/** Calls of the categories of suppliers (ONB-026, GAP-58). */
export const supplierCategoryHandlers: Handlers<
  | 'listSupplierCategories'
  | 'createSupplierCategory'
  | 'getSupplierCategory'
  | 'updateSupplierCategory'
  | 'deleteSupplierCategory'
> = {
  listSupplierCategories: async ({ query, context: { database } }) => {
    const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
    const where = and(
      isNull(supplierCategories.deletedAt),
      holdsText(query.descricao, [supplierCategories.descricao]),
    );
    const { limit, offset } = bounds(page);
    const ascending = query['Ordenacao.Coluna'] === undefined ? undefined : query['Ordenacao.Ascending'];
    const categorias = await database.queries
      .select(categoryFields)
      .from(supplierCategories)
      .where(where)
      .orderBy(...sorted(plainText(supplierCategories.descricao), supplierCategories.id, ascending))
      .limit(limit)
      .offset(offset);
    const [total] = await database.queries.select({ value: count() }).from(supplierCategories).where(where);
    return { status: 200, body: { categorias, meta: listMeta(total?.value ?? 0, page) } };
  },

  createSupplierCategory: async (call) => {
    const values = validateBody(supplierCategorySchema, call.body);
    const category = await records.create(call.context, authorOf(call, 'createSupplierCategory'), values);
    return { status: 201, body: category, version: category.versao };
  },

  getSupplierCategory: async ({ path, context: { database } }) => {
    const [category] = await database.queries
      .select(categoryFields)
      .from(supplierCategories)
      .where(categoryIs(path.id));
    if (category === undefined) throw notFound();
    return { status: 200, body: category, version: category.versao };
  },

  updateSupplierCategory: async (call) => {
    const values = validateBody(supplierCategorySchema, call.body);
    const change = { id: call.path.id, version: call.version, values };
    const category = await records.update(call.context, authorOf(call, 'updateSupplierCategory'), change);
    return { status: 200, body: category, version: category.versao };
  },

  deleteSupplierCategory: async (call) => {
    const removal = { id: call.path.id, version: call.version };
    await records.remove(call.context, authorOf(call, 'deleteSupplierCategory'), removal);
    return { status: 204 };
  },
};
