import type { Schemas } from '@portal/api';
import {
  changeRefusal,
  type LinksToChange,
  SUPPLIER_CHANGE_REFUSALS,
  supplierChangeRefusal,
  supplierUndoRefusal,
} from '@portal/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/database.ts';
import { productChildren, productSuppliers, products } from '../../database/schema.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { linksOf, requireLink } from '../product-suppliers/linkQueries.ts';
import { isApprovedSupplier } from '../suppliers/supplierQueries.ts';
import { batchMessages } from './messages.ts';
import { type BatchCall, type Restore, runBatch } from './runBatch.ts';

/** From which supplier to which. */
interface SupplierChange {
  readonly origin: number;
  readonly destination: number;
}

/** The products of a supplier, by name. */
const suppliedList = listOf({
  rows: (queries) =>
    queries
      .select({
        produtoId: products.id,
        codigo: products.codigo,
        nome: products.nome,
        versao: products.versao,
        statusAprovacao: products.statusAprovacao,
        padrao: productSuppliers.padrao,
      })
      .from(productSuppliers)
      .innerJoin(products, eq(products.id, productSuppliers.produtoId))
      .$dynamic(),
  where: isNull(productSuppliers.deletedAt),
  order: [plainText(products.nome)],
  id: products.id,
});

const otherCode = alias(productChildren, 'other_code');
const otherProduct = alias(products, 'other_product');

/** Finds what the rule of a change reads of the links of some products. */
async function findLinks(
  queries: Queries,
  { origin, destination }: SupplierChange,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LinksToChange & { readonly linkId: number | null }>> {
  if (ids.length === 0) return new Map();
  const links = await queries
    .select({
      id: productSuppliers.id,
      produtoId: productSuppliers.produtoId,
      fornecedorId: productSuppliers.fornecedorId,
      padrao: productSuppliers.padrao,
    })
    .from(productSuppliers)
    .where(and(inArray(productSuppliers.produtoId, [...ids]), isNull(productSuppliers.deletedAt)));
  const repeated = await queries
    .select({ produtoId: productChildren.produtoId, dun: otherCode.dun, codigo: otherProduct.codigo })
    .from(productChildren)
    .innerJoin(
      otherCode,
      and(
        eq(otherCode.dun, productChildren.dun),
        sql`${otherCode.produtoId} <> ${productChildren.produtoId}`,
        isNull(otherCode.deletedAt),
      ),
    )
    .innerJoin(otherProduct, eq(otherProduct.id, otherCode.produtoId))
    .innerJoin(
      productSuppliers,
      and(
        eq(productSuppliers.produtoId, otherCode.produtoId),
        eq(productSuppliers.fornecedorId, destination),
        isNull(productSuppliers.deletedAt),
      ),
    )
    .where(and(inArray(productChildren.produtoId, [...ids]), isNull(productChildren.deletedAt)))
    .orderBy(otherProduct.codigo);
  return new Map(
    ids.map((id) => {
      const own = links.filter(({ produtoId }) => produtoId === id);
      const link = own.find(({ fornecedorId }) => fornecedorId === origin);
      const twice = repeated.find(({ produtoId }) => produtoId === id);
      return [
        id,
        {
          linkId: link?.id ?? null,
          origem: link ? { padrao: link.padrao } : null,
          temDestino: own.some(({ fornecedorId }) => fornecedorId === destination),
          temPadrao: own.some(({ padrao }) => padrao),
          dunRepetido: twice ? { dun: twice.dun ?? '', codigo: twice.codigo } : null,
        },
      ];
    }),
  );
}

/** @throws GatewayError 404 for a destination that is not approved, 400 for one that is the origin. */
async function requireSuppliers(queries: Queries, { origin, destination }: SupplierChange): Promise<void> {
  const refusal = changeRefusal(SUPPLIER_CHANGE_REFUSALS, origin, destination, [origin]);
  if (refusal !== null) throw refused(refusal);
  if (!(await isApprovedSupplier(queries, destination))) throw notFound();
}

/**
 * A page of the products of a supplier, and of each why it could not change to another one, by the rule by which
 * `changeSupplier` does it (G-09).
 *
 * @throws GatewayError 404 for a destination that is not approved, 400 for one that is the origin.
 */
export async function previewSupplierChange(
  context: GatewayContext,
  change: SupplierChange,
  query: { readonly Pagina?: number; readonly QuantidadeRegistros?: number },
): Promise<Schemas['SupplierChangePreview']> {
  const { queries } = context.database;
  await requireSuppliers(queries, change);
  const where = eq(productSuppliers.fornecedorId, change.origin);
  const { rows, meta } = await suppliedList(context, query, { where });
  const links = await findLinks(
    queries,
    change,
    rows.map(({ produtoId }) => produtoId),
  );
  const produtos = rows.map(({ statusAprovacao, ...row }) => {
    const link = links.get(row.produtoId);
    const motivo = link ? supplierChangeRefusal({ statusAprovacao }, link) : batchMessages.productMissing;
    return { ...row, motivo };
  });
  return { produtos, meta };
}

/** Gives a link of a product to another supplier, with its SKUs and as the main one if it was. */
async function moveLink(
  queries: Queries,
  author: Author,
  produtoId: number,
  id: number,
  fornecedorId: number,
) {
  const before = await requireLink(queries, produtoId, id);
  await queries
    .update(productSuppliers)
    .set({ fornecedorId, versao: before.versao + 1, dataModificacao: author.at })
    .where(eq(productSuppliers.id, id));
  const after = await requireLink(queries, produtoId, id);
  await recordChange(queries, author, { kind: 'productSupplier', id, before, after });
  return { before, after };
}

/**
 * Gives the links of products with one supplier to another (G-09).
 *
 * @throws GatewayError 404 for a destination that is not approved, 400 for one that is the origin.
 */
export async function changeSupplier(
  context: GatewayContext,
  call: BatchCall<'Fornecedor'>,
  change: SupplierChange,
): Promise<Schemas['BatchResult']> {
  await requireSuppliers(context.database.queries, change);
  return runBatch(context, call, async (queries, { product }) => {
    const { id } = product;
    const link = (await findLinks(queries, change, [id])).get(id);
    const reason = link ? supplierChangeRefusal(product, link) : batchMessages.productMissing;
    if (reason !== null || link === undefined || link.linkId === null)
      return reason ?? batchMessages.productMissing;
    const { before, after } = await moveLink(queries, call.author, id, link.linkId, change.destination);
    return {
      columns: {},
      before: { fornecedorId: change.origin, texto: before.fornecedor.nomeFantasia ?? '' },
      after: {
        fornecedorId: change.destination,
        linkId: link.linkId,
        versaoLink: after.versao,
        texto: after.fornecedor.nomeFantasia ?? '',
      },
    };
  });
}

/** Gives a link back to the supplier that had it, unless the link changed since or the rule of the change is against it. */
export const restoreSupplier: Restore<'Fornecedor'> = async (
  queries,
  author,
  { product: { id } },
  { before, after },
) => {
  const { linkId } = after;
  const [link] = await queries
    .select({ versao: productSuppliers.versao })
    .from(productSuppliers)
    .where(and(linksOf(id), eq(productSuppliers.id, linkId)));
  if (link?.versao !== after.versaoLink) return batchMessages.linkChangedSince;
  const back = { origin: after.fornecedorId, destination: before.fornecedorId };
  const links = (await findLinks(queries, back, [id])).get(id);
  const refusal = supplierUndoRefusal({
    origemAprovada: await isApprovedSupplier(queries, back.destination),
    temOrigem: links?.temDestino ?? false,
    dunRepetido: links?.dunRepetido ?? null,
  });
  if (refusal !== null) return refusal;
  await moveLink(queries, author, id, linkId, back.destination);
  return {};
};
