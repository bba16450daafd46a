import type { Schemas } from '@portal/api';
import { skuSchema } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productSupplierSkus } from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { withUniqueFields } from '../../http/checks/withUniqueFields.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { type Author, authorOf, recordChange } from '../../records/recordChange.ts';
import { lockLink, requireLink } from './linkQueries.ts';
import { linkMessages } from './messages.ts';
import { clearMainSku, findSkus, lockSku, skuFields } from './skuQueries.ts';

type Sku = Schemas['ProductSupplierSku'];
type SkuInput = Schemas['ProductSupplierSkuInput'];

/** Ids of the address that name a link. */
interface LinkPath {
  readonly produtoId: number;
  readonly produtofornecedorId: number;
}

/** Ids of the address that name a SKU. */
interface SkuPath extends LinkPath {
  readonly skuId: number;
}

/** A SKU stands once in a link, in whatever letter case. */
const uniqueFields = { product_supplier_skus_once: { sku: [linkMessages.skuLinked] } };

/** Keeps other changes of the SKUs of a link waiting, so that it never gets two main ones. */
async function requireLockedLink(queries: Queries, path: LinkPath): Promise<number> {
  const link = await lockLink(queries, path.produtoId, path.produtofornecedorId);
  if (link === undefined) throw notFound();
  return path.produtofornecedorId;
}

function createSku(
  { database }: GatewayContext,
  author: Author,
  path: LinkPath,
  input: SkuInput,
): Promise<Sku> {
  const values = validateBody(skuSchema, input);
  return withUniqueFields(uniqueFields, () =>
    database.transaction(async (queries) => {
      const instant = author.at;
      const linkId = await requireLockedLink(queries, path);
      if (values.principal) await clearMainSku(queries, linkId, null, instant);
      const [sku] = await queries
        .insert(productSupplierSkus)
        .values({ ...values, produtoFornecedorId: linkId, dataCriacao: instant, dataModificacao: instant })
        .returning(skuFields);
      if (sku === undefined) throw new Error('An insert returned no row');
      await recordChange(queries, author, { kind: 'sku', id: sku.id, before: null, after: sku });
      return sku;
    }),
  );
}

function updateSku(
  { database }: GatewayContext,
  author: Author,
  path: SkuPath,
  version: number | null,
  input: SkuInput,
): Promise<Sku> {
  const values = validateBody(skuSchema, input);
  return withUniqueFields(uniqueFields, () =>
    database.transaction(async (queries) => {
      const instant = author.at;
      const linkId = await requireLockedLink(queries, path);
      const before = requireVersion(await lockSku(queries, linkId, path.skuId), version);
      if (values.principal) await clearMainSku(queries, linkId, path.skuId, instant);
      const [sku] = await queries
        .update(productSupplierSkus)
        .set({ ...values, versao: before.versao + 1, dataModificacao: instant })
        .where(eq(productSupplierSkus.id, path.skuId))
        .returning(skuFields);
      if (sku === undefined) throw new Error('An update returned no row');
      await recordChange(queries, author, { kind: 'sku', id: sku.id, before, after: sku });
      return sku;
    }),
  );
}

function removeSku(
  { database }: GatewayContext,
  author: Author,
  path: SkuPath,
  version: number | null,
): Promise<void> {
  return database.transaction(async (queries) => {
    const instant = author.at;
    const linkId = await requireLockedLink(queries, path);
    const before = requireVersion(await lockSku(queries, linkId, path.skuId), version);
    await queries
      .update(productSupplierSkus)
      .set({ principal: false, deletedAt: instant, dataModificacao: instant, versao: before.versao + 1 })
      .where(eq(productSupplierSkus.id, path.skuId));
    await recordChange(queries, author, { kind: 'sku', id: path.skuId, before, after: null });
  });
}

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
  createProductSupplierSku: async (call) => {
    const sku = await createSku(call.context, authorOf(call), call.path, call.body);
    return { status: 201, body: sku, version: sku.versao };
  },
  updateProductSupplierSku: async (call) => {
    const author = authorOf(call);
    const sku = await updateSku(call.context, author, call.path, call.version, call.body);
    return { status: 200, body: sku, version: sku.versao };
  },
  deleteProductSupplierSku: async (call) => {
    await removeSku(call.context, authorOf(call), call.path, call.version);
    return { status: 204 };
  },
};
