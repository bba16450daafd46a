import { type SupplierCategoryBody, supplierCategorySchema } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { nameKey } from '../../database/schema/columns.ts';
import { supplierCategories, supplierCategoryChoices } from '../../database/schema.ts';
import { keepsRegister } from '../../http/checks/requireRegisterRole.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { findOrCreate } from '../../records/findOrCreate.ts';
import { authorOf } from '../../records/recordChange.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { categoryMessages } from './messages.ts';

const { id, descricao, versao } = supplierCategories;
const categoryFields = { id, descricao, versao };

const notRemoved = isNull(supplierCategories.deletedAt);

const list = listOf({
  rows: (queries) => queries.select(categoryFields).from(supplierCategories).$dynamic(),
  where: notRemoved,
  search: [descricao],
  order: [plainText(descricao)],
  sort: { Descricao: plainText(descricao) },
  id,
});

const records = registerRecords({
  kind: 'supplierCategory',
  uniqueFields: { supplier_categories_description: { descricao: [categoryMessages.taken] } },
  find: (queries, wanted) =>
    queries
      .select(categoryFields)
      .from(supplierCategories)
      .where(and(eq(id, wanted), notRemoved)),
  insert: (queries, values: SupplierCategoryBody) =>
    queries.insert(supplierCategories).values(values).returning(categoryFields),
  update: (queries, wanted, values) =>
    queries.update(supplierCategories).set(values).where(eq(id, wanted)).returning(categoryFields),
  useOf: async (queries, wanted) =>
    (await queries.$count(supplierCategoryChoices, eq(supplierCategoryChoices.categoriaId, wanted))) > 0
      ? categoryMessages.inUseBySuppliers
      : null,
});

/**
 * Finds or creates a category by its name, for callers who choose one without managing the register (ST2-016 to
 * ST2-018, G-43).
 */
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
      .where(and(eq(nameKey(descricao), nameKey(values.descricao)), notRemoved)),
});

/** Calls of the categories of suppliers, as a register and as a choice (ONB-026, GAP-58, ST2-013 to ST2-018, C-24). */
export const supplierCategoryHandlers: Handlers<
  | 'listSupplierCategories'
  | 'createSupplierCategory'
  | 'getSupplierCategory'
  | 'updateSupplierCategory'
  | 'deleteSupplierCategory'
> = {
  listSupplierCategories: async ({ query, context }) => {
    const { rows: categorias, meta } = await list(context, query, { text: query.descricao });
    return { status: 200, body: { categorias, meta } };
  },
  createSupplierCategory: async (call) => {
    const values = validateBody(supplierCategorySchema, call.body);
    if (keepsRegister(call.caller())) return records.create(call, values);
    const author = authorOf(call);
    const { row, created } = await findOrCreate(call.context, author, categoryNamed(values, author.at));
    return { status: created ? 201 : 200, body: row, version: row.versao };
  },
  getSupplierCategory: ({ context, path }) => records.read(context, path.id),
  updateSupplierCategory: async (call) =>
    records.update(call, call.path.id, validateBody(supplierCategorySchema, call.body)),
  deleteSupplierCategory: (call) => records.remove(call, call.path.id),
};
