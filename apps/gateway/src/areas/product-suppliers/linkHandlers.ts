import type { Schemas } from '@portal/api';
import { type LinkBody, linkSchema } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productSuppliers, units } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { clearMainMark } from '../../records/clearMainMark.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { lockProductToSupply, requireProduct } from '../products/requireProduct.ts';
import { isApprovedSupplier } from '../suppliers/supplierQueries.ts';
import { findLink, linkList, linksOf, lockLink, removeLinkRows, requireLink } from './linkQueries.ts';
import { linkMessages } from './messages.ts';

/** Checks that supplier and unit exist. A supplier that is no longer approved stays on links that have it. */
async function requireChoices(queries: Queries, { fornecedorId, unidadeId }: LinkBody, current?: number) {
  if (fornecedorId !== current && !(await isApprovedSupplier(queries, fornecedorId)))
    throw invalidFields({ fornecedorId: [linkMessages.chooseSupplier] });
  if ((await queries.$count(units, eq(units.id, unidadeId))) === 0)
    throw invalidFields({ unidadeId: [linkMessages.chooseUnit] });
}

/** The suppliers of one product, each once and one of them the default one (GAP-44). */
const records = (produtoId: number) =>
  registerRecords<Schemas['ProductSupplier'], LinkBody>({
    kind: 'productSupplier',
    uniqueFields: { product_suppliers_once: { fornecedorId: [linkMessages.supplierLinked] } },
    lockOwner: (queries) => lockProductToSupply(queries, produtoId),
    find: (queries, id) => findLink(queries, produtoId, id),
    lock: async (queries, id) => {
      await lockLink(queries, produtoId, id);
      return findLink(queries, produtoId, id);
    },
    check: async (queries, values, { before, author }) => {
      await requireChoices(queries, values, before?.fornecedor.id);
      if (values.padrao)
        await clearMainMark(queries, {
          kind: 'productSupplier',
          mark: productSuppliers.padrao,
          id: productSuppliers.id,
          rows: linksOf(produtoId),
          exceptId: before?.id ?? null,
          author,
        });
    },
    insert: async (queries, values) => {
      const inserted = await queries
        .insert(productSuppliers)
        .values({ ...values, produtoId })
        .returning({ id: productSuppliers.id });
      return Promise.all(inserted.map(({ id }) => requireLink(queries, produtoId, id)));
    },
    update: async (queries, id, values) => {
      await queries.update(productSuppliers).set(values).where(eq(productSuppliers.id, id));
      return [await requireLink(queries, produtoId, id)];
    },
    remove: removeLinkRows,
  });

/** Calls of the supplier links of a product (LNK-013 to LNK-024). */
export const linkHandlers: Handlers<
  | 'listProductSuppliers'
  | 'getProductSupplier'
  | 'createProductSupplier'
  | 'updateProductSupplier'
  | 'deleteProductSupplier'
> = {
  listProductSuppliers: async ({ path: { produtoId }, query, context }) => {
    await requireProduct(context.database.queries, produtoId);
    const { rows, meta } = await linkList(context, query, { where: linksOf(produtoId) });
    return { status: 200, body: { produtosFornecedores: rows, meta } };
  },
  getProductSupplier: ({ path, context }) => records(path.produtoId).read(context, path.produtofornecedorId),
  createProductSupplier: async (call) =>
    records(call.path.produtoId).create(call, validateBody(linkSchema, call.body)),
  updateProductSupplier: async (call) => {
    const { produtoId, produtofornecedorId } = call.path;
    return records(produtoId).update(call, produtofornecedorId, validateBody(linkSchema, call.body));
  },
  deleteProductSupplier: (call) => records(call.path.produtoId).remove(call, call.path.produtofornecedorId),
};
