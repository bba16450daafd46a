import { and, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { brands, families, products, supplierBrands } from '../../database/schema.ts';
import { bounds, type Page, sorted } from '../../lists/page.ts';
import { holdsText, plainText } from '../../lists/searchText.ts';

/** Register that a brand belongs to. */
export type BrandKind = (typeof brands.$inferSelect)['kind'];

/** A brand as the contract shows it. */
export const brandFields = {
  id: brands.id,
  codigo: brands.codigo,
  descricao: brands.descricao,
  versao: brands.versao,
};

const columns = { Codigo: brands.codigo, Descricao: plainText(brands.descricao) };

/** What a list of brands asks for. */
export interface BrandSearch {
  readonly kind: BrandKind;
  readonly text: string | undefined;
  readonly page: Page;
  readonly column: keyof typeof columns | undefined;
  readonly ascending: boolean | undefined;
}

/** Brand of a register that has not been removed. */
export function brandIs(kind: BrandKind, id: number): SQL | undefined {
  return and(eq(brands.kind, kind), eq(brands.id, id), isNull(brands.deletedAt));
}

/** Finds a page of brands and their number over all pages. Without a column they come by description. */
export async function findBrands(queries: Queries, { kind, text, page, column, ascending }: BrandSearch) {
  const where = and(
    eq(brands.kind, kind),
    isNull(brands.deletedAt),
    holdsText(text, [brands.codigo, brands.descricao]),
  );
  const order =
    column === undefined
      ? sorted(columns.Descricao, brands.id)
      : sorted(columns[column], brands.id, ascending);
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select(brandFields)
    .from(brands)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [total] = await queries.select({ value: count() }).from(brands).where(where);
  return { rows, total: total?.value ?? 0 };
}

/** Tells whether families, products or suppliers use a brand (G-44). */
export async function isBrandInUse(queries: Queries, id: number): Promise<boolean> {
  const [family] = await queries
    .select({ id: families.id })
    .from(families)
    .where(eq(families.marcaId, id))
    .limit(1);
  if (family !== undefined) return true;
  const [product] = await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.marcaEcommerceId, id))
    .limit(1);
  if (product !== undefined) return true;
  const [supplier] = await queries
    .select({ id: supplierBrands.fornecedorId })
    .from(supplierBrands)
    .where(eq(supplierBrands.marcaId, id))
    .limit(1);
  return supplier !== undefined;
}
