import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { brands, families, products, supplierBrands } from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';

/** The register that a brand belongs to. */
export type BrandKind = (typeof brands.$inferSelect)['kind'];

/** A brand as the contract shows it. */
export const brandFields = {
  id: brands.id,
  codigo: brands.codigo,
  descricao: brands.descricao,
  versao: brands.versao,
};

/** Condition: brands of a register that were not removed. */
export const inRegister = (kind: BrandKind): SQL | undefined =>
  and(eq(brands.kind, kind), isNull(brands.deletedAt));

const description = plainText(brands.descricao);

/** The list of a brand register. */
export const brandList = listOf({
  rows: (queries) => queries.select(brandFields).from(brands).$dynamic(),
  search: [brands.codigo, brands.descricao],
  order: [description],
  sort: { Codigo: brands.codigo, Descricao: description },
  id: brands.id,
});

/** What a supplier sees of a brand that it can choose. */
export const brandChoiceFields = { id: brands.id, descricao: brands.descricao };

/** Commercial brands that a supplier can choose (C-25). */
export const brandChoices = listOf({
  rows: (queries) => queries.select(brandChoiceFields).from(brands).$dynamic(),
  where: inRegister('commercial'),
  search: [brands.descricao],
  order: [description],
  id: brands.id,
});

/** Whether families, products or suppliers use a brand (G-44). */
export async function isBrandInUse(queries: Queries, id: number): Promise<boolean> {
  return (
    (await queries.$count(families, eq(families.marcaId, id))) > 0 ||
    (await queries.$count(products, eq(products.marcaEcommerceId, id))) > 0 ||
    (await queries.$count(supplierBrands, eq(supplierBrands.marcaId, id))) > 0
  );
}
