import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { brands } from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { listMeta, type Page } from '../../lists/page.ts';
import { authorOf } from '../../records/recordChange.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { brandOf } from './brandBody.ts';
import {
  type BrandKind,
  type BrandSearch,
  brandFields,
  brandIs,
  findBrands,
  isBrandInUse,
} from './brandQueries.ts';
import { brandMessages } from './messages.ts';

/** The same calls for either register (BRD-031, BRD-034). No two brands of a register have one description (G-43). */
function register(kind: BrandKind) {
  const records = registerRecords({
    kind: 'brand',
    uniqueFields: { brands_description: { descricao: [brandMessages.taken] } },
    lock: async (queries, id) => {
      const [brand] = await queries.select(brandFields).from(brands).where(brandIs(kind, id)).for('update');
      return brand;
    },
    insert: (queries, values: { readonly descricao: string }) =>
      queries
        .insert(brands)
        .values({ ...values, kind })
        .returning(brandFields),
    update: (queries, id, values) =>
      queries.update(brands).set(values).where(eq(brands.id, id)).returning(brandFields),
    useOf: async (queries, id) => ((await isBrandInUse(queries, id)) ? brandMessages.inUse : null),
  });
  const list = async (
    { database }: GatewayContext,
    search: Omit<BrandSearch, 'kind'>,
  ): Promise<Schemas['BrandList']> => {
    const { rows, total } = await findBrands(database.queries, { ...search, kind });
    return { marcas: rows, meta: listMeta(total, search.page) };
  };
  const read = async ({ database }: GatewayContext, id: number): Promise<Schemas['Brand']> => {
    const [brand] = await database.queries.select(brandFields).from(brands).where(brandIs(kind, id));
    if (brand === undefined) throw notFound();
    return brand;
  };
  return { ...records, list, read };
}

const commercial = register('commercial');
const ecommerce = register('ecommerce');

/** Rows per page when the call does not say. */
const PAGE_SIZE = 20;

interface ListQuery {
  readonly Pagina?: number;
  readonly QuantidadeRegistros?: number;
  readonly 'Ordenacao.Coluna'?: BrandSearch['column'];
  readonly 'Ordenacao.Ascending'?: boolean;
}

function searchOf(query: ListQuery, text: string | undefined): Omit<BrandSearch, 'kind'> {
  const page: Page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
  return { text, page, column: query['Ordenacao.Coluna'], ascending: query['Ordenacao.Ascending'] };
}

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
  listBrands: async ({ query, context }) => ({
    status: 200,
    body: await commercial.list(context, searchOf(query, query.filtro)),
  }),
  createBrand: async (call) => {
    const brand = await commercial.create(call.context, authorOf(call, 'createBrand'), brandOf(call.body));
    return { status: 201, body: brand, version: brand.versao };
  },
  getBrand: async ({ path, context }) => {
    const brand = await commercial.read(context, path.id);
    return { status: 200, body: brand, version: brand.versao };
  },
  updateBrand: async (call) => {
    const change = { id: call.path.id, version: call.version, values: brandOf(call.body) };
    const brand = await commercial.update(call.context, authorOf(call, 'updateBrand'), change);
    return { status: 200, body: brand, version: brand.versao };
  },
  deleteBrand: async (call) => {
    const removal = { id: call.path.id, version: call.version };
    await commercial.remove(call.context, authorOf(call, 'deleteBrand'), removal);
    return { status: 204 };
  },

  listEcommerceBrands: async ({ query, context }) => ({
    status: 200,
    body: await ecommerce.list(context, searchOf(query, query.busca)),
  }),
  createEcommerceBrand: async (call) => {
    const author = authorOf(call, 'createEcommerceBrand');
    const brand = await ecommerce.create(call.context, author, brandOf(call.body));
    return { status: 201, body: brand, version: brand.versao };
  },
  getEcommerceBrand: async ({ path, context }) => {
    const brand = await ecommerce.read(context, path.id);
    return { status: 200, body: brand, version: brand.versao };
  },
  updateEcommerceBrand: async (call) => {
    const change = { id: call.path.id, version: call.version, values: brandOf(call.body) };
    const brand = await ecommerce.update(call.context, authorOf(call, 'updateEcommerceBrand'), change);
    return { status: 200, body: brand, version: brand.versao };
  },
  deleteEcommerceBrand: async (call) => {
    const removal = { id: call.path.id, version: call.version };
    await ecommerce.remove(call.context, authorOf(call, 'deleteEcommerceBrand'), removal);
    return { status: 204 };
  },
};
