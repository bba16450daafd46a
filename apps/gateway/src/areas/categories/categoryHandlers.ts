import { type CategoryBody, categorySchema } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { categories, families } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { categoryMessages } from './messages.ts';

const categoryFields = {
  id: categories.id,
  descricao: categories.descricao,
  sigla: categories.sigla,
  kit: categories.kit,
  versao: categories.versao,
};

const categoryIs = (id: number) => and(eq(categories.id, id), isNull(categories.deletedAt));

const records = registerRecords({
  kind: 'category',
  uniqueFields: { categories_description: { descricao: [categoryMessages.taken] } },
  lock: async (queries, id) => {
    const [category] = await queries
      .select(categoryFields)
      .from(categories)
      .where(categoryIs(id))
      .for('update');
    return category;
  },
  insert: (queries, values: CategoryBody) =>
    queries.insert(categories).values(values).returning(categoryFields),
  update: (queries, id, values) =>
    queries.update(categories).set(values).where(eq(categories.id, id)).returning(categoryFields),
  useOf: async (queries, id) => {
    const [family] = await queries
      .select({ id: families.id })
      .from(families)
      .where(eq(families.categoriaId, id))
      .limit(1);
    return family === undefined ? null : categoryMessages.inUse;
  },
});

/** Calls of the categories of families (CAT-001 to CAT-015, GAP-13). Their list is that of the selects, `listCategories`. */
export const categoryHandlers: Handlers<
  'createCategory' | 'getCategory' | 'updateCategory' | 'deleteCategory'
> = {
  createCategory: async (call) => {
    const values = validateBody(categorySchema, call.body);
    const category = await records.create(call.context, authorOf(call, 'createCategory'), values);
    return { status: 201, body: category, version: category.versao };
  },

  getCategory: async ({ path, context: { database } }) => {
    const [category] = await database.queries
      .select(categoryFields)
      .from(categories)
      .where(categoryIs(path.id));
    if (category === undefined) throw notFound();
    return { status: 200, body: category, version: category.versao };
  },

  updateCategory: async (call) => {
    const values = validateBody(categorySchema, call.body);
    const change = { id: call.path.id, version: call.version, values };
    const category = await records.update(call.context, authorOf(call, 'updateCategory'), change);
    return { status: 200, body: category, version: category.versao };
  },

  deleteCategory: async (call) => {
    const removal = { id: call.path.id, version: call.version };
    await records.remove(call.context, authorOf(call, 'deleteCategory'), removal);
    return { status: 204 };
  },
};
