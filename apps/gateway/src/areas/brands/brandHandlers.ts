import { brandSchema } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { brands } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { type BrandKind, brandFields, brandList, inRegister, isBrandInUse } from './brandQueries.ts';
import { brandMessages } from './messages.ts';

/**
 * The calls of one register; both registers have the same ones (BRD-031, BRD-034). Descriptions are unique in a
 * register (G-43).
 */
const register = (kind: BrandKind) =>
  registerRecords({
    kind: 'brand',
    uniqueFields: { brands_description: { descricao: [brandMessages.taken] } },
    find: (queries, id) =>
      queries
        .select(brandFields)
        .from(brands)
        .where(and(inRegister(kind), eq(brands.id, id))),
    insert: (queries, values: { readonly descricao: string }) =>
      queries
        .insert(brands)
        .values({ ...values, kind })
        .returning(brandFields),
    update: (queries, id, values) =>
      queries.update(brands).set(values).where(eq(brands.id, id)).returning(brandFields),
    useOf: async (queries, id) => ((await isBrandInUse(queries, id)) ? brandMessages.inUse : null),
  });

const commercial = register('commercial');
const ecommerce = register('ecommerce');

/** Calls of both brand registers (BRD-010 to BRD-034). */
export const brandHandlers: Handlers<
  | 'listBrands'
  | 'createBrand'
  | 'getBrand'
  | 'updateBrand'
  | 'deleteBrand'
  | 'listEcommerceBrands'
  | 'createEcommerceBrand'
  | 'getEcommerceBrand'
  | 'updateEcommerceBrand'
  | 'deleteEcommerceBrand'
> = {
  listBrands: async ({ query, context }) => {
    const criteria = { text: query.filtro ?? query.search, where: inRegister('commercial') };
    const paged = { ...query, Pagina: query.Pagina ?? query.page };
    const { rows: marcas, meta } = await brandList(context, paged, criteria);
    return { status: 200, body: { marcas, meta } };
  },
  createBrand: async (call) => commercial.create(call, validateBody(brandSchema, call.body)),
  getBrand: ({ context, path }) => commercial.read(context, path.id),
  updateBrand: async (call) => commercial.update(call, call.path.id, validateBody(brandSchema, call.body)),
  deleteBrand: (call) => commercial.remove(call, call.path.id),

  listEcommerceBrands: async ({ query, context }) => {
    const criteria = { text: query.busca, where: inRegister('ecommerce') };
    const { rows: marcas, meta } = await brandList(context, query, criteria);
    return { status: 200, body: { marcas, meta } };
  },
  createEcommerceBrand: async (call) => ecommerce.create(call, validateBody(brandSchema, call.body)),
  getEcommerceBrand: ({ context, path }) => ecommerce.read(context, path.id),
  updateEcommerceBrand: async (call) =>
    ecommerce.update(call, call.path.id, validateBody(brandSchema, call.body)),
  deleteEcommerceBrand: (call) => ecommerce.remove(call, call.path.id),
};
