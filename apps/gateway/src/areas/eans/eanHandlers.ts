import type { Schemas } from '@portal/api';
import { eanSchema } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productChildren } from '../../database/schema.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import type { GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { requireVersion } from '../../http/requireVersion.ts';
import { validateBody } from '../../http/validateBody.ts';
import { lockProduct, requireProduct } from '../products/requireProduct.ts';
import { clearMainEan, eanFields, findEans, isEanTaken, lockEan } from './eanQueries.ts';

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
  if (await isEanTaken(queries, productId, ean)) throw invalidFields({ gtinEan: [messages.eanTaken] });
}

function createEan(
  { database, now }: GatewayContext,
  productId: number,
  input: Schemas['ProductChildInput'],
): Promise<Ean> {
  const columns = columnsOf(input);
  return database.transaction(async (queries) => {
    const instant = now();
    await lockProduct(queries, productId);
    await requireFreeEan(queries, productId, columns.ean);
    if (columns.principal) await clearMainEan(queries, productId, null, instant);
    const [ean] = await queries
      .insert(productChildren)
      .values({ ...columns, produtoId: productId, dataCriacao: instant, dataModificacao: instant })
      .returning(eanFields);
    if (ean === undefined) throw new Error('An insert returned no row');
    return ean;
  });
}

function updateEan(
  { database, now }: GatewayContext,
  productId: number,
  id: number,
  version: number | null,
  input: Schemas['ProductChildInput'],
): Promise<Ean> {
  const columns = columnsOf(input);
  return database.transaction(async (queries) => {
    const instant = now();
    await lockProduct(queries, productId);
    const { versao, gtinEan } = requireVersion(await lockEan(queries, productId, id), version);
    // A code that the old system gave to two products does not keep either of them from being saved.
    if (columns.ean !== gtinEan) await requireFreeEan(queries, productId, columns.ean);
    if (columns.principal) await clearMainEan(queries, productId, id, instant);
    const [ean] = await queries
      .update(productChildren)
      .set({ ...columns, versao: versao + 1, dataModificacao: instant })
      .where(eq(productChildren.id, id))
      .returning(eanFields);
    if (ean === undefined) throw new Error('An update returned no row');
    return ean;
  });
}

function removeEan(
  { database, now }: GatewayContext,
  productId: number,
  id: number,
  version: number | null,
): Promise<void> {
  return database.transaction(async (queries) => {
    const instant = now();
    await lockProduct(queries, productId);
    const { versao } = requireVersion(await lockEan(queries, productId, id), version);
    await queries
      .update(productChildren)
      .set({ principal: false, deletedAt: instant, dataModificacao: instant, versao: versao + 1 })
      .where(eq(productChildren.id, id));
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
  createProductChild: async ({ path: { produtoId }, body, context }) => {
    const ean = await createEan(context, produtoId, body);
    return { status: 201, body: ean, version: ean.versao };
  },
  updateProductChild: async ({ path: { produtoId, produtoFilhoId }, version, body, context }) => {
    const ean = await updateEan(context, produtoId, produtoFilhoId, version, body);
    return { status: 200, body: ean, version: ean.versao };
  },
  deleteProductChild: async ({ path: { produtoId, produtoFilhoId }, version, context }) => {
    await removeEan(context, produtoId, produtoFilhoId, version);
    return { status: 204 };
  },
};
