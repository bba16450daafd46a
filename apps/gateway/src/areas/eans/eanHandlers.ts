import type { Schemas } from '@portal/api';
import { eanSchema } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productChildren } from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { type Author, authorOf, recordChange } from '../../records/recordChange.ts';
import { lockProduct, requireProduct } from '../products/requireProduct.ts';
import { clearMainEan, eanFields, findEans, isEanTaken, lockEan } from './eanQueries.ts';
import { eanMessages } from './messages.ts';

type Ean = Schemas['ProductChild'];

/** The columns of an EAN that the user gives. */
function columnsOf(input: Schemas['ProductChildInput']) {
  const { gtinEan, dun, quantidadeProdutosNaCaixa, descricao, principal, saldao } = validateBody(
    eanSchema,
    input,
  );
  return { ean: gtinEan, dun, quantidade: quantidadeProdutosNaCaixa, descricao, principal, saldao };
}

async function requireFreeEan(queries: Queries, productId: number, ean: string): Promise<void> {
  if (await isEanTaken(queries, productId, ean)) throw invalidFields({ gtinEan: [eanMessages.taken] });
}

function createEan(
  { database }: GatewayContext,
  author: Author,
  productId: number,
  input: Schemas['ProductChildInput'],
): Promise<Ean> {
  const columns = columnsOf(input);
  return database.transaction(async (queries) => {
    const instant = author.at;
    await lockProduct(queries, productId);
    await requireFreeEan(queries, productId, columns.ean);
    if (columns.principal) await clearMainEan(queries, productId, null, instant);
    const [ean] = await queries
      .insert(productChildren)
      .values({ ...columns, produtoId: productId, dataCriacao: instant, dataModificacao: instant })
      .returning(eanFields);
    if (ean === undefined) throw new Error('An insert returned no row');
    await recordChange(queries, author, { kind: 'ean', id: ean.id, before: null, after: ean });
    return ean;
  });
}

function updateEan(
  { database }: GatewayContext,
  author: Author,
  productId: number,
  id: number,
  version: number | null,
  input: Schemas['ProductChildInput'],
): Promise<Ean> {
  const columns = columnsOf(input);
  return database.transaction(async (queries) => {
    const instant = author.at;
    await lockProduct(queries, productId);
    const before = requireVersion(await lockEan(queries, productId, id), version);
    // A code that the old system gave to two products does not keep either of them from being saved.
    if (columns.ean !== before.gtinEan) await requireFreeEan(queries, productId, columns.ean);
    if (columns.principal) await clearMainEan(queries, productId, id, instant);
    const [ean] = await queries
      .update(productChildren)
      .set({ ...columns, versao: before.versao + 1, dataModificacao: instant })
      .where(eq(productChildren.id, id))
      .returning(eanFields);
    if (ean === undefined) throw new Error('An update returned no row');
    await recordChange(queries, author, { kind: 'ean', id, before, after: ean });
    return ean;
  });
}

function removeEan(
  { database }: GatewayContext,
  author: Author,
  productId: number,
  id: number,
  version: number | null,
): Promise<void> {
  return database.transaction(async (queries) => {
    const instant = author.at;
    await lockProduct(queries, productId);
    const before = requireVersion(await lockEan(queries, productId, id), version);
    await queries
      .update(productChildren)
      .set({ principal: false, deletedAt: instant, dataModificacao: instant, versao: before.versao + 1 })
      .where(eq(productChildren.id, id));
    await recordChange(queries, author, { kind: 'ean', id, before, after: null });
  });
}

/** Calls of the EANs of a product (EAN-015 to EAN-025). */
export const eanHandlers: Handlers<
  'listProductChildren' | 'createProductChild' | 'updateProductChild' | 'deleteProductChild'
> = {
  listProductChildren: async ({ path: { produtoId }, context: { database } }) => {
    await requireProduct(database.queries, produtoId);
    return { status: 200, body: { produtosFilhos: await findEans(database.queries, produtoId) } };
  },
  createProductChild: async (call) => {
    const author = authorOf(call);
    const ean = await createEan(call.context, author, call.path.produtoId, call.body);
    return { status: 201, body: ean, version: ean.versao };
  },
  updateProductChild: async (call) => {
    const { produtoId, produtoFilhoId } = call.path;
    const author = authorOf(call);
    const ean = await updateEan(call.context, author, produtoId, produtoFilhoId, call.version, call.body);
    return { status: 200, body: ean, version: ean.versao };
  },
  deleteProductChild: async (call) => {
    const { produtoId, produtoFilhoId } = call.path;
    const author = authorOf(call);
    await removeEan(call.context, author, produtoId, produtoFilhoId, call.version);
    return { status: 204 };
  },
};
