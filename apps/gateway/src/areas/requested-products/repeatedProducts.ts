import { type RepeatedField, repeatedProductText } from '@portal/domain';
import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { nameKey } from '../../database/schema/columns.ts';
import { productChildren, productSupplierSkus, productSuppliers, products } from '../../database/schema.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import { lockCode } from '../eans/eanQueries.ts';

/** Codes of a product of a request; one that is left out is not looked for. */
export type Codes = { readonly [Field in RepeatedField]?: string | undefined };

interface Wanted {
  readonly supplierId: number;
  /** The product that is saved, which may keep its codes; null for a new one. */
  readonly productId: number | null;
}

const productFields = { id: products.id, codigo: products.codigo, nome: products.nome };

type RepeatedProduct = { readonly id: number; readonly codigo: number; readonly nome: string };

/** The first product with a bar code. */
function withBarCode(queries: Queries, isCode: SQL, isOther: SQL | undefined): Promise<RepeatedProduct[]> {
  return queries
    .select(productFields)
    .from(productChildren)
    .innerJoin(products, eq(products.id, productChildren.produtoId))
    .where(and(isCode, isNull(productChildren.deletedAt), isOther))
    .orderBy(asc(products.id))
    .limit(1);
}

/** The first product of a supplier with a SKU, capitals aside as in its list of SKUs. */
function withSku(
  queries: Queries,
  supplierId: number,
  sku: string,
  isOther: SQL | undefined,
): Promise<RepeatedProduct[]> {
  return queries
    .select(productFields)
    .from(productSupplierSkus)
    .innerJoin(productSuppliers, eq(productSuppliers.id, productSupplierSkus.produtoFornecedorId))
    .innerJoin(products, eq(products.id, productSuppliers.produtoId))
    .where(
      and(
        eq(nameKey(productSupplierSkus.sku), nameKey(sku)),
        eq(productSuppliers.fornecedorId, supplierId),
        isNull(productSupplierSkus.deletedAt),
        isNull(productSuppliers.deletedAt),
        isOther,
      ),
    )
    .orderBy(asc(products.id))
    .limit(1);
}

/** Finds the products that have one of the codes already, at most one a code. */
export async function findRepeatedProducts(
  queries: Queries,
  { gtinEan, dun, sku }: Codes,
  { supplierId, productId }: Wanted,
): Promise<{ campo: RepeatedField; produto: RepeatedProduct }[]> {
  const isOther = productId === null ? undefined : ne(products.id, productId);
  const found: Record<RepeatedField, readonly RepeatedProduct[]> = {
    gtinEan: gtinEan ? await withBarCode(queries, eq(productChildren.ean, gtinEan), isOther) : [],
    dun: dun ? await withBarCode(queries, eq(productChildren.dun, dun), isOther) : [],
    sku: sku ? await withSku(queries, supplierId, sku, isOther) : [],
  };
  return (['gtinEan', 'dun', 'sku'] as const).flatMap((campo) =>
    found[campo].map((produto) => ({ campo, produto })),
  );
}

/**
 * Checks that no other product has one of these codes, and locks them until the transaction ends.
 *
 * @throws GatewayError 400 at each code, naming the product that has it.
 */
export async function requireOwnCodes(queries: Queries, codes: Codes, wanted: Wanted): Promise<void> {
  if (codes.gtinEan) await lockCode(queries, 'ean', codes.gtinEan);
  if (codes.dun) await lockCode(queries, 'dun', codes.dun);
  if (codes.sku) await lockCode(queries, `sku:${wanted.supplierId}`, codes.sku.toLowerCase());
  const repeated = await findRepeatedProducts(queries, codes, wanted);
  if (repeated.length === 0) return;
  throw invalidFields(
    Object.fromEntries(repeated.map(({ campo, produto }) => [campo, [repeatedProductText(campo, produto)]])),
  );
}
