import type { Schemas } from '@portal/api';
import { brandSchema } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { listMeta, type Page } from '../../database/page.ts';
import { brands } from '../../database/schema.ts';
import { refused } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import type { GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { requireVersion } from '../../http/requireVersion.ts';
import { validateBody } from '../../http/validateBody.ts';
import { withUniqueFields } from '../../http/withUniqueFields.ts';
import {
  type BrandKind,
  type BrandSearch,
  brandFields,
  brandIs,
  findBrands,
  isBrandInUse,
} from './brandQueries.ts';

type Brand = Schemas['Brand'];

/** Runs of spaces become one before the rules of the screens are applied. */
const storedBrandSchema = z
  .object({ descricao: z.string().transform((text) => text.replace(/\s+/g, ' ')) })
  .pipe(brandSchema);

/** No two brands of a register have one description (G-43). */
const uniqueFields = { brands_description: { descricao: [messages.brandTaken] } };

/** The same calls for either register (BRD-031, BRD-034). */
function register(kind: BrandKind) {
  return {
    list: async (
      { database }: GatewayContext,
      search: Omit<BrandSearch, 'kind'>,
    ): Promise<Schemas['BrandList']> => {
      const { rows, total } = await findBrands(database.queries, { ...search, kind });
      return { marcas: rows, meta: listMeta(total, search.page) };
    },

    create: async ({ database, now }: GatewayContext, input: Schemas['BrandInput']): Promise<Brand> => {
      const { descricao } = validateBody(storedBrandSchema, input);
      const instant = now();
      const [brand] = await withUniqueFields(uniqueFields, () =>
        database.queries
          .insert(brands)
          .values({ kind, descricao, dataCriacao: instant, dataModificacao: instant })
          .returning(brandFields),
      );
      if (brand === undefined) throw new Error('An insert returned no row');
      return brand;
    },

    update: async (
      { database, now }: GatewayContext,
      id: number,
      version: number | null,
      input: Schemas['BrandInput'],
    ): Promise<Brand> => {
      const { descricao } = validateBody(storedBrandSchema, input);
      return withUniqueFields(uniqueFields, () =>
        database.transaction(async (queries) => {
          const [found] = await queries
            .select(brandFields)
            .from(brands)
            .where(brandIs(kind, id))
            .for('update');
          const { versao } = requireVersion(found, version);
          const [brand] = await queries
            .update(brands)
            .set({ descricao, versao: versao + 1, dataModificacao: now() })
            .where(eq(brands.id, id))
            .returning(brandFields);
          if (brand === undefined) throw new Error('An update returned no row');
          return brand;
        }),
      );
    },

    remove: ({ database, now }: GatewayContext, id: number, version: number | null): Promise<void> =>
      database.transaction(async (queries) => {
        const [found] = await queries.select(brandFields).from(brands).where(brandIs(kind, id)).for('update');
        const { versao } = requireVersion(found, version);
        if (await isBrandInUse(queries, id)) throw refused(messages.brandInUse);
        const instant = now();
        await queries
          .update(brands)
          .set({ deletedAt: instant, dataModificacao: instant, versao: versao + 1 })
          .where(eq(brands.id, id));
      }),
  };
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
  | 'updateBrand'
  | 'deleteBrand'
  | 'listEcommerceBrands'
  | 'createEcommerceBrand'
  | 'updateEcommerceBrand'
  | 'deleteEcommerceBrand'
> = {
  listBrands: async ({ query, context }) => ({
    status: 200,
    body: await commercial.list(context, searchOf(query, query.filtro)),
  }),
  createBrand: async ({ body, context }) => {
    const brand = await commercial.create(context, body);
    return { status: 201, body: brand, version: brand.versao };
  },
  updateBrand: async ({ path, version, body, context }) => {
    const brand = await commercial.update(context, path.id, version, body);
    return { status: 200, body: brand, version: brand.versao };
  },
  deleteBrand: async ({ path, version, context }) => {
    await commercial.remove(context, path.id, version);
    return { status: 204 };
  },

  listEcommerceBrands: async ({ query, context }) => ({
    status: 200,
    body: await ecommerce.list(context, searchOf(query, query.busca)),
  }),
  createEcommerceBrand: async ({ body, context }) => {
    const brand = await ecommerce.create(context, body);
    return { status: 201, body: brand, version: brand.versao };
  },
  updateEcommerceBrand: async ({ path, version, body, context }) => {
    const brand = await ecommerce.update(context, path.id, version, body);
    return { status: 200, body: brand, version: brand.versao };
  },
  deleteEcommerceBrand: async ({ path, version, context }) => {
    await ecommerce.remove(context, path.id, version);
    return { status: 204 };
  },
};
