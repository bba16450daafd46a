import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { brands } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { bounds, listMeta, sorted } from '../../lists/page.ts';
import { holdsText, plainText } from '../../lists/searchText.ts';
import { findOrCreate } from '../../records/findOrCreate.ts';
import { authorOf } from '../../records/recordChange.ts';
import { brandOf } from './brandBody.ts';

/** Rows per page when the call does not say (C-25). */
const PAGE_SIZE = 20;

const brandFields = { id: brands.id, descricao: brands.descricao };

const inRegister = and(eq(brands.kind, 'commercial'), isNull(brands.deletedAt));

const brandNamed = (descricao: string, at: Date) => ({
  kind: 'brand' as const,
  insert: (queries: Queries) =>
    queries
      .insert(brands)
      .values({ descricao, kind: 'commercial', dataCriacao: at, dataModificacao: at })
      .onConflictDoNothing()
      .returning(brandFields),
  find: (queries: Queries) =>
    queries
      .select(brandFields)
      .from(brands)
      .where(and(sql`lower(${brands.descricao}) = lower(${descricao})`, inRegister)),
});

/** Brands that a supplier chooses from or names (ST2-002 to ST2-011, G-43, C-25). */
export const supplierBrandHandlers: Handlers<'listSupplierBrands' | 'createSupplierBrand'> = {
  listSupplierBrands: async ({ query, context: { database } }) => {
    const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
    const where = and(inRegister, holdsText(query.descricao, [brands.descricao]));
    const { limit, offset } = bounds(page);
    const marcas = await database.queries
      .select(brandFields)
      .from(brands)
      .where(where)
      .orderBy(...sorted(plainText(brands.descricao), brands.id))
      .limit(limit)
      .offset(offset);
    const [total] = await database.queries.select({ value: count() }).from(brands).where(where);
    return { status: 200, body: { marcas, meta: listMeta(total?.value ?? 0, page) } };
  },

  createSupplierBrand: async (call) => {
    const { descricao } = brandOf(call.body);
    const author = authorOf(call, 'createSupplierBrand');
    const { row, created } = await findOrCreate(call.context, author, brandNamed(descricao, author.at));
    return { status: created ? 201 : 200, body: row };
  },
};
