import type { Schemas } from '@portal/api';
import { type RepeatedField, repeatedProductText } from '@portal/domain';
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { nameKey } from '../../database/schema/columns.ts';
import { productChildren, productSupplierSkus, productSuppliers, products } from '../../database/schema.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';
import { lockCode } from '../eans/eanQueries.ts';
import { productsKnownTo } from './requestedProductQueries.ts';

/** Codes of a product of a request; one that is left out is not looked for. */
export type Codes = { readonly [Field in RepeatedField]?: string | undefined };

/** Codes that are looked for, of several products. */
type WantedCodes = { readonly [Field in RepeatedField]?: readonly string[] | undefined };

interface Wanted {
  readonly caller: Caller;
  readonly supplierId: number;
  /** The product that is saved, which may keep its codes; null for new ones. */
  readonly productId: number | null;
}

const productFields = { id: products.id, codigo: products.codigo, nome: products.nome };

interface Found {
  /** The code as it was asked for. */
  readonly code: string;
  readonly id: number;
  readonly codigo: number;
  readonly nome: string;
  /** Whether it may be named to the caller. */
  readonly known: boolean;
}

/** The first product with each of the bar codes. */
async function withBarCodes(
  queries: Queries,
  kind: 'ean' | 'dun',
  codes: readonly string[],
  isOther: SQL | undefined,
  caller: Caller,
): Promise<Found[]> {
  const known = sql<boolean>`${productsKnownTo(caller) ?? true}`;
  const column = productChildren[kind];
  return queries
    .selectDistinctOn([column], { code: sql<string>`${column}`, ...productFields, known })
    .from(productChildren)
    .innerJoin(products, eq(products.id, productChildren.produtoId))
    .where(and(inArray(column, [...codes]), isNull(productChildren.deletedAt), isOther))
    .orderBy(column, asc(products.id));
}

/** The first product of a supplier with each of the SKUs, capitals aside as in its list of SKUs. It knows all that it sells. */
function withSkus(
  queries: Queries,
  supplierId: number,
  skus: readonly string[],
  isOther: SQL | undefined,
): Promise<Found[]> {
  const asked = sql<string>`asked.code`;
  return queries
    .selectDistinctOn([asked], { code: asked, ...productFields, known: sql<boolean>`true` })
    .from(productSupplierSkus)
    .innerJoin(
      sql`json_array_elements_text(${JSON.stringify(skus)}::json) as asked(code)`,
      eq(nameKey(productSupplierSkus.sku), nameKey(asked)),
    )
    .innerJoin(productSuppliers, eq(productSuppliers.id, productSupplierSkus.produtoFornecedorId))
    .innerJoin(products, eq(products.id, productSuppliers.produtoId))
    .where(
      and(
        eq(productSuppliers.fornecedorId, supplierId),
        isNull(productSupplierSkus.deletedAt),
        isNull(productSuppliers.deletedAt),
        isOther,
      ),
    )
    .orderBy(asked, asc(products.id));
}

const given = (codes: readonly string[] = []) => codes.filter((code) => code !== '');

/** Finds the products that have one of the codes already, at most one a code. */
export async function findRepeatedProducts(
  queries: Queries,
  codes: WantedCodes,
  { caller, supplierId, productId }: Wanted,
): Promise<Schemas['RepeatedProduct'][]> {
  const isOther = productId === null ? undefined : ne(products.id, productId);
  const [gtinEan, dun, sku] = [given(codes.gtinEan), given(codes.dun), given(codes.sku)];
  const found: Record<RepeatedField, readonly Found[]> = {
    gtinEan: gtinEan.length > 0 ? await withBarCodes(queries, 'ean', gtinEan, isOther, caller) : [],
    dun: dun.length > 0 ? await withBarCodes(queries, 'dun', dun, isOther, caller) : [],
    sku: sku.length > 0 ? await withSkus(queries, supplierId, sku, isOther) : [],
  };
  return FIELDS.flatMap((campo) =>
    found[campo].map(({ code, known, ...produto }) => ({
      campo,
      codigo: code,
      produto: known ? produto : null,
    })),
  );
}

const FIELDS = ['gtinEan', 'dun', 'sku'] as const satisfies readonly RepeatedField[];

/**
 * Checks that no other product has one of these codes, and locks them until the transaction ends. They are locked in one
 * order, so that two saves never wait for each other.
 *
 * @param pathOf where a message stands in the body.
 * @throws GatewayError 400 at each code, naming the product that has it where the caller may know it.
 */
export async function requireOwnCodes(
  queries: Queries,
  wanted: Wanted,
  codes: readonly Codes[],
  pathOf: (index: number, field: RepeatedField) => string,
): Promise<void> {
  const codesOf = (field: RepeatedField) => codes.flatMap((product) => product[field] ?? []);
  const [gtinEan, dun, sku] = [codesOf('gtinEan'), codesOf('dun'), codesOf('sku')];
  for (const code of gtinEan.toSorted()) await lockCode(queries, 'ean', code);
  for (const code of dun.toSorted()) await lockCode(queries, 'dun', code);
  const skuKeys = sku.map((code) => code.toLowerCase()).toSorted();
  for (const code of skuKeys) await lockCode(queries, `sku:${wanted.supplierId}`, code);
  const repeated = await findRepeatedProducts(queries, { gtinEan, dun, sku }, wanted);
  if (repeated.length === 0) return;
  const fields = codes.flatMap((product, index) =>
    repeated
      .filter(({ campo, codigo }) => product[campo] === codigo)
      .map(({ campo, produto }) => [pathOf(index, campo), [repeatedProductText(campo, produto)]] as const),
  );
  throw invalidFields(Object.fromEntries(fields));
}
