import { isAdmin } from '@portal/domain';
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  familyRequests,
  productChildren,
  productRequests,
  productSupplierSkus,
  productSuppliers,
  products,
  registrationRequests,
} from '../../database/schema.ts';
import type { Caller } from '../../http/operationHandler.ts';
import { mainChild } from '../eans/eanQueries.ts';
import { findProduct } from '../products/productQueries.ts';

/** Finds the family request of a product request; undefined when there is none. */
export async function findFamilyRequestId(queries: Queries, id: number): Promise<number | undefined> {
  const [found] = await queries
    .select({ familyRequestId: productRequests.solicitacaoCadastroFamiliaId })
    .from(productRequests)
    .where(eq(productRequests.id, id));
  return found?.familyRequestId;
}

/** Condition: a product may be named to a caller: not to suppliers while a request of others has not approved it (D6). */
export const productsKnownTo = ({ roles, supplierId }: Caller): SQL | undefined =>
  isAdmin(roles)
    ? undefined
    : or(
        eq(products.statusAprovacao, 'Aprovado'),
        sql`not exists (select 1 from ${productRequests}
          join ${familyRequests} on ${familyRequests.id} = ${productRequests.solicitacaoCadastroFamiliaId}
          join ${registrationRequests} on ${registrationRequests.id} = ${familyRequests.solicitacaoCadastroId}
          where ${and(
            eq(productRequests.produtoId, products.id),
            ne(registrationRequests.fornecedorId, supplierId ?? 0),
          )})`,
      );

/** Finds the main bar codes of a product, and its link with a supplier; `null` for what it has not. */
export async function findSupply(queries: Queries, productId: number, supplierId: number) {
  const [ean] = await queries
    .select({
      id: productChildren.id,
      gtinEan: productChildren.ean,
      dun: productChildren.dun,
      quantidadeProdutosNaCaixa: productChildren.quantidade,
    })
    .from(productChildren)
    .where(mainChild(productId));
  const [link] = await queries
    .select({
      id: productSuppliers.id,
      multiplicador: productSuppliers.multiplicador,
      qtdCxLastro: productSuppliers.qtdCxLastro,
      qtdCxPallet: productSuppliers.qtdCxPallet,
      skuId: productSupplierSkus.id,
      sku: productSupplierSkus.sku,
    })
    .from(productSuppliers)
    .leftJoin(
      productSupplierSkus,
      and(
        eq(productSupplierSkus.produtoFornecedorId, productSuppliers.id),
        eq(productSupplierSkus.principal, true),
        isNull(productSupplierSkus.deletedAt),
      ),
    )
    .where(
      and(
        eq(productSuppliers.produtoId, productId),
        eq(productSuppliers.fornecedorId, supplierId),
        isNull(productSuppliers.deletedAt),
      ),
    );
  return { ean: ean ?? null, link: link ?? null };
}

/** The main bar codes of a product, and what the supplier of the request calls it. */
export type Supply = Awaited<ReturnType<typeof findSupply>>;

/** Finds a product of a request with everything that belongs to it; undefined when there is none. */
export async function findRequestedProduct(queries: Queries, id: number) {
  const [place] = await queries
    .select({
      productRequest: productRequests,
      requestId: registrationRequests.id,
      supplierId: registrationRequests.fornecedorId,
    })
    .from(productRequests)
    .innerJoin(familyRequests, eq(familyRequests.id, productRequests.solicitacaoCadastroFamiliaId))
    .innerJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
    .where(and(eq(productRequests.id, id), isNull(familyRequests.deletedAt)));
  if (place === undefined) return undefined;
  const found = await findProduct(queries, place.productRequest.produtoId);
  if (found === undefined) throw new Error('A product request has no product');
  return { ...place, found, supply: await findSupply(queries, found.product.id, place.supplierId) };
}

/** A product of a request with everything that belongs to it. */
export type FoundRequestedProduct = NonNullable<Awaited<ReturnType<typeof findRequestedProduct>>>;
