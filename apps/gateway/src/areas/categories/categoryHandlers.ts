import { type CategoryBody, categorySchema } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { categories, families } from '../../database/schema.ts';
import { requireRegisterRole } from '../../http/checks/requireRegisterRole.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { categoryMessages } from './messages.ts';

const { id, descricao, sigla, kit, versao } = categories;
const choiceFields = { id, descricao, sigla, kit };
const categoryFields = { ...choiceFields, versao };

const notRemoved = isNull(categories.deletedAt);

const records = registerRecords({
  kind: 'category',
  uniqueFields: { categories_description: { descricao: [categoryMessages.taken] } },
  find: (queries, wanted) =>
    queries
      .select(categoryFields)
      .from(categories)
      .where(and(eq(id, wanted), notRemoved)),
  insert: (queries, values: CategoryBody) =>
    queries.insert(categories).values(values).returning(categoryFields),
  update: (queries, wanted, values) =>
    queries.update(categories).set(values).where(eq(id, wanted)).returning(categoryFields),
  useOf: async (queries, wanted) =>
    (await queries.$count(families, eq(families.categoriaId, wanted))) > 0 ? categoryMessages.inUse : null,
});

const order = {
  order: [plainText(descricao)],
  sort: { Descricao: plainText(descricao), Sigla: plainText(sigla), Kit: kit },
  id,
};

const choices = listOf({
  rows: (queries) => queries.select(choiceFields).from(categories).$dynamic(),
  where: notRemoved,
  search: [descricao],
  ...order,
});

const register = listOf({
  rows: (queries) => queries.select(categoryFields).from(categories).$dynamic(),
  where: notRemoved,
  search: [descricao, sigla],
  ...order,
});

/** Calls of the categories of families, as a register and as a choice (CAT-001 to CAT-015, GAP-13, FMC-116). */
export const categoryHandlers: Handlers<
  'listCategories' | 'createCategory' | 'getCategory' | 'updateCategory' | 'deleteCategory'
> = {
  listCategories: async ({ query, caller, context }) => {
    const list = requireRegisterRole(query.cadastro, caller) ? register : choices;
    const paged = { ...query, Pagina: query.Pagina ?? query.page };
    const { rows, meta } = await list(context, paged, { text: query.descricao ?? query.search });
    return { status: 200, body: { categorias: rows, meta } };
  },
  createCategory: async (call) => records.create(call, validateBody(categorySchema, call.body)),
  getCategory: ({ context, path }) => records.read(context, path.id),
  updateCategory: async (call) => records.update(call, call.path.id, validateBody(categorySchema, call.body)),
  deleteCategory: (call) => records.remove(call, call.path.id),
};
