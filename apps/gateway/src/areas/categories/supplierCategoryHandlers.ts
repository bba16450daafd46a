import { type SupplierCategoryBody, supplierCategorySchema } from '@portal/domain';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { supplierCategories, supplierCategoryChoices } from '../../database/schema.ts';
import { keepsRegister } from '../../http/checks/requireRegisterRole.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { bounds, listMeta, sorted } from '../../lists/page.ts';
import { holdsText, plainText } from '../../lists/searchText.ts';
import { findOrCreate } from '../../records/findOrCreate.ts';
import { authorOf } from '../../records/recordChange.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { categoryMessages } from './messages.ts';

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
  uniqueFields: { supplier_categories_description: { descricao: [categoryMessages.taken] } },
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
    return choice === undefined ? null : categoryMessages.inUseBySuppliers;
  },
});

/** The category of a name, for somebody who chooses it and does not keep the register (ST2-016 to ST2-018, G-43). */
const categoryNamed = (values: SupplierCategoryBody, at: Date) => ({
  kind: 'supplierCategory' as const,
  insert: (queries: Queries) =>
    queries
      .insert(supplierCategories)
      .values({ ...values, dataCriacao: at, dataModificacao: at })
      .onConflictDoNothing()
      .returning(categoryFields),
  find: (queries: Queries) =>
    queries
      .select(categoryFields)
      .from(supplierCategories)
      .where(
        and(
          sql`lower(${supplierCategories.descricao}) = lower(${values.descricao})`,
          isNull(supplierCategories.deletedAt),
        ),
      ),
});

/** Calls of the categories of suppliers, as a register and as a choice (ONB-026, GAP-58, ST2-013 to ST2-018, C-24). */
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
    const author = authorOf(call, 'createSupplierCategory');
    if (keepsRegister(call.caller())) {
      const category = await records.create(call.context, author, values);
      return { status: 201, body: category, version: category.versao };
    }
    const { row, created } = await findOrCreate(call.context, author, categoryNamed(values, author.at));
    return { status: created ? 201 : 200, body: row, version: row.versao };
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
