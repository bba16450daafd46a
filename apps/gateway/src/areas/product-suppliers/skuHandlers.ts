import type { Schemas } from '@portal/api';
import { type SkuBody, skuSchema } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { productSupplierSkus } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { clearMainMark } from '../../records/clearMainMark.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { raiseRequestVersion } from '../products/requireProduct.ts';
import { lockLink, requireLink } from './linkQueries.ts';
import { linkMessages } from './messages.ts';
import { findSkus, skuFields, skusOf } from './skuQueries.ts';

/** Ids in the address of a link. */
interface LinkPath {
  readonly produtoId: number;
  readonly produtofornecedorId: number;
}

/** The SKUs of one link, of which one is the main one. A SKU is unique in a link, whatever its letter case. */
const records = ({ produtoId, produtofornecedorId: linkId }: LinkPath) =>
  registerRecords<Schemas['ProductSupplierSku'], SkuBody>({
    kind: 'sku',
    uniqueFields: { product_supplier_skus_once: { sku: [linkMessages.skuLinked] } },
    lockOwner: async (queries) => {
      await raiseRequestVersion(queries, produtoId);
      const [link] = await lockLink(queries, produtoId, linkId);
      if (link === undefined) throw notFound();
    },
    find: (queries, id) =>
      queries
        .select(skuFields)
        .from(productSupplierSkus)
        .where(and(skusOf(linkId), eq(productSupplierSkus.id, id))),
    check: async (queries, { principal }, { before, author }) => {
      if (principal)
        await clearMainMark(queries, {
          kind: 'sku',
          mark: productSupplierSkus.principal,
          id: productSupplierSkus.id,
          rows: skusOf(linkId),
          exceptId: before?.id ?? null,
          author,
        });
    },
    insert: (queries, values) =>
      queries
        .insert(productSupplierSkus)
        .values({ ...values, produtoFornecedorId: linkId })
        .returning(skuFields),
    update: (queries, id, values) =>
      queries
        .update(productSupplierSkus)
        .set(values)
        .where(eq(productSupplierSkus.id, id))
        .returning(skuFields),
    remove: (queries, id, stamps) =>
      queries
        .update(productSupplierSkus)
        .set({ ...stamps, principal: false })
        .where(eq(productSupplierSkus.id, id)),
  });

/** Calls of the SKUs of a supplier link (LNK-025 to LNK-031, G-07). */
export const skuHandlers: Handlers<
  | 'listProductSupplierSkus'
  | 'createProductSupplierSku'
  | 'updateProductSupplierSku'
  | 'deleteProductSupplierSku'
> = {
  listProductSupplierSkus: async ({ path: { produtoId, produtofornecedorId }, context: { database } }) => {
    await requireLink(database.queries, produtoId, produtofornecedorId);
    return { status: 200, body: { skus: await findSkus(database.queries, produtofornecedorId) } };
  },
  createProductSupplierSku: async (call) =>
    records(call.path).create(call, validateBody(skuSchema, call.body)),
  updateProductSupplierSku: async (call) =>
    records(call.path).update(call, call.path.skuId, validateBody(skuSchema, call.body)),
  deleteProductSupplierSku: (call) => records(call.path).remove(call, call.path.skuId),
};
