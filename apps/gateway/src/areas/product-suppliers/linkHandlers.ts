import type { Schemas } from '@portal/api';
import { linkSchema } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productSuppliers, units } from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { withUniqueFields } from '../../http/checks/withUniqueFields.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { type Author, authorOf, recordChange } from '../../records/recordChange.ts';
import { lockProduct, requireProduct } from '../products/requireProduct.ts';
import { isApprovedSupplier } from '../suppliers/supplierHandlers.ts';
import { clearDefaultLink, linkList, linksOf, lockLink, removeLinkRows, requireLink } from './linkQueries.ts';
import { linkMessages } from './messages.ts';

type Link = Schemas['ProductSupplier'];
type LinkInput = Schemas['ProductSupplierInput'];

/** One supplier is linked to a product once. */
const uniqueFields = { product_suppliers_once: { fornecedorId: [linkMessages.supplierLinked] } };

async function requireUnit(queries: Queries, id: number): Promise<void> {
  if ((await queries.$count(units, eq(units.id, id))) === 0)
    throw invalidFields({ unidadeId: [linkMessages.chooseUnit] });
}

async function requireSupplier(queries: Queries, id: number): Promise<void> {
  if (!(await isApprovedSupplier(queries, id)))
    throw invalidFields({ fornecedorId: [linkMessages.chooseSupplier] });
}

function createLink(
  { database }: GatewayContext,
  author: Author,
  productId: number,
  input: LinkInput,
): Promise<Link> {
  const values = validateBody(linkSchema, input);
  return withUniqueFields(uniqueFields, () =>
    database.transaction(async (queries) => {
      const instant = author.at;
      await lockProduct(queries, productId);
      await requireSupplier(queries, values.fornecedorId);
      await requireUnit(queries, values.unidadeId);
      if (values.padrao) await clearDefaultLink(queries, productId, null, instant);
      const [row] = await queries
        .insert(productSuppliers)
        .values({ ...values, produtoId: productId, dataCriacao: instant, dataModificacao: instant })
        .returning({ id: productSuppliers.id });
      if (row === undefined) throw new Error('An insert returned no row');
      const after = await requireLink(queries, productId, row.id);
      await recordChange(queries, author, { kind: 'productSupplier', id: row.id, before: null, after });
      return after;
    }),
  );
}

function updateLink(
  { database }: GatewayContext,
  author: Author,
  productId: number,
  id: number,
  version: number | null,
  input: LinkInput,
): Promise<Link> {
  const values = validateBody(linkSchema, input);
  return withUniqueFields(uniqueFields, () =>
    database.transaction(async (queries) => {
      const instant = author.at;
      await lockProduct(queries, productId);
      const { versao, fornecedorId } = requireVersion(await lockLink(queries, productId, id), version);
      const before = await requireLink(queries, productId, id);
      // A supplier that has stopped being approved stays on the links that it has.
      if (values.fornecedorId !== fornecedorId) await requireSupplier(queries, values.fornecedorId);
      await requireUnit(queries, values.unidadeId);
      if (values.padrao) await clearDefaultLink(queries, productId, id, instant);
      await queries
        .update(productSuppliers)
        .set({ ...values, versao: versao + 1, dataModificacao: instant })
        .where(eq(productSuppliers.id, id));
      const after = await requireLink(queries, productId, id);
      await recordChange(queries, author, { kind: 'productSupplier', id, before, after });
      return after;
    }),
  );
}

function removeLink(
  { database }: GatewayContext,
  author: Author,
  productId: number,
  id: number,
  version: number | null,
): Promise<void> {
  return database.transaction(async (queries) => {
    await lockProduct(queries, productId);
    requireVersion(await lockLink(queries, productId, id), version);
    const before = await requireLink(queries, productId, id);
    await removeLinkRows(queries, id, author.at);
    await recordChange(queries, author, { kind: 'productSupplier', id, before, after: null });
  });
}

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
  getProductSupplier: async ({ path: { produtoId, produtofornecedorId }, context: { database } }) => {
    const link = await requireLink(database.queries, produtoId, produtofornecedorId);
    return { status: 200, body: link, version: link.versao };
  },
  createProductSupplier: async (call) => {
    const author = authorOf(call);
    const link = await createLink(call.context, author, call.path.produtoId, call.body);
    return { status: 201, body: link, version: link.versao };
  },
  updateProductSupplier: async (call) => {
    const { produtoId, produtofornecedorId } = call.path;
    const author = authorOf(call);
    const link = await updateLink(
      call.context,
      author,
      produtoId,
      produtofornecedorId,
      call.version,
      call.body,
    );
    return { status: 200, body: link, version: link.versao };
  },
  deleteProductSupplier: async (call) => {
    const { produtoId, produtofornecedorId } = call.path;
    const author = authorOf(call);
    await removeLink(call.context, author, produtoId, produtofornecedorId, call.version);
    return { status: 204 };
  },
};
