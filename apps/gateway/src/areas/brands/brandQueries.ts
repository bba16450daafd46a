import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { brands, families, products, supplierBrands } from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';

/** Register that a brand belongs to. */
export type BrandKind = (typeof brands.$inferSelect)['kind'];

/** A brand as the contract shows it. */
export const brandFields = {
  id: brands.id,
  codigo: brands.codigo,
  descricao: brands.descricao,
  versao: brands.versao,
};

/** Brands of a register that have not been removed. */
export const inRegister = (kind: BrandKind): SQL | undefined =>
  and(eq(brands.kind, kind), isNull(brands.deletedAt));

const description = plainText(brands.descricao);

/** Brands as their register shows them. */
export const brandList = listOf({
  rows: (queries) => queries.select(brandFields).from(brands).$dynamic(),
  search: [brands.codigo, brands.descricao],
  order: [description],
  sort: { Codigo: brands.codigo, Descricao: description },
  id: brands.id,
});

/** A brand as a supplier chooses it. */
export const brandChoiceFields = { id: brands.id, descricao: brands.descricao };

/** Commercial brands that a supplier chooses from (C-25). */
export const brandChoices = listOf({
  rows: (queries) => queries.select(brandChoiceFields).from(brands).$dynamic(),
  where: inRegister('commercial'),
  search: [brands.descricao],
  order: [description],
  id: brands.id,
});

/** Tells whether families, products or suppliers use a brand (G-44). */
export async function isBrandInUse(queries: Queries, id: number): Promise<boolean> {
  return (
    (await queries.$count(families, eq(families.marcaId, id))) > 0 ||
    (await queries.$count(products, eq(products.marcaEcommerceId, id))) > 0 ||
    (await queries.$count(supplierBrands, eq(supplierBrands.marcaId, id))) > 0
  );
}
