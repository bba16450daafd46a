import type { Schemas } from '@portal/api';
import { productReview, requestedProductSchema } from '@portal/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import {
  branches,
  families,
  productBlockedBranches,
  productRequests,
  products,
} from '../../../database/schema.ts';
import { requireVersion } from '../../../http/checks/requireVersion.ts';
import { brokenFields } from '../../../http/checks/validateBody.ts';
import { GatewayError, invalidFields, notFound, refused } from '../../../http/GatewayError.ts';
import { messages } from '../../../http/messages.ts';
import type { GatewayContext } from '../../../http/operationHandler.ts';
import { type Author, recordChange } from '../../../records/recordChange.ts';
import { lockRequestedFamily, type RequestedFamily } from '../../families/requestedFamily.ts';
import { type FoundProduct, findProduct } from '../../products/productQueries.ts';
import { isReplaceable, keepReplacements } from '../../purchase-blocks/discontinuedProducts.ts';
import { productRequestBody } from '../productRequestBody.ts';
import { productRequestList } from '../productRequestQueries.ts';
import { recordRequestEvent } from '../requestEvents.ts';
import { queueRequestMail } from '../requestMails.ts';
import { decisionMessages } from './messages.ts';
import { type DecisionCall, hasWaitingProducts, updateReviewedFamily } from './reviewedFamily.ts';
import { storedProductInput } from './storedProductInput.ts';

/** A product of a request that is decided on. */
interface ReviewedProduct {
  readonly family: RequestedFamily;
  readonly request: typeof productRequests.$inferSelect;
  readonly found: FoundProduct;
  readonly familiaNome: string;
}

/**
 * Locks a product of a request after the family that it was registered for, so that its last products are counted one
 * after the other.
 *
 * @throws GatewayError 404, 409 when somebody saved or decided meanwhile, 400 with the reason why it is closed.
 */
async function lockReviewedProduct(
  queries: Queries,
  { id, version, caller }: DecisionCall,
): Promise<ReviewedProduct> {
  const [known] = await queries
    .select({ familyRequestId: productRequests.solicitacaoCadastroFamiliaId })
    .from(productRequests)
    .where(eq(productRequests.id, id));
  if (known === undefined) throw notFound();
  const family = await lockRequestedFamily(queries, known.familyRequestId, caller);
  const [locked] = await queries
    .select()
    .from(productRequests)
    .where(eq(productRequests.id, id))
    .for('update');
  const request = requireVersion(locked, version);
  await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, request.produtoId))
    .for('no key update');
  const found = await findProduct(queries, request.produtoId);
  if (found === undefined) throw notFound();
  const [owner] = await queries
    .select({ nome: families.nome, statusAprovacao: families.statusAprovacao })
    .from(families)
    .where(eq(families.id, found.product.familiaId));
  if (owner === undefined) throw new Error('A product has no family');
  const { approve } = productReview(caller.roles, found.product, owner, family, family).decisions;
  if (approve !== null) throw refused(approve);
  return { family, request, found, familiaNome: owner.nome };
}

/**
 * Checks that a product has everything that a request asks for.
 *
 * @throws GatewayError 400 with the fields (RVP-014).
 */
async function requireComplete(queries: Queries, { family, found }: ReviewedProduct): Promise<void> {
  const schema = requestedProductSchema({ dimensaoPorFamilia: found.family.dimensaoPorFamilia });
  const fields = brokenFields(schema, await storedProductInput(queries, found, family.fornecedorId));
  if (Object.keys(fields).length > 0)
    throw new GatewayError(400, decisionMessages.productIncomplete, { fields });
}

/** Writes the decision on the product and on its place in the request. */
async function settleProduct(
  queries: Queries,
  author: Author,
  { request, found: { product } }: ReviewedProduct,
  status: 'Validado' | 'Recusado',
  block: { readonly filiaisBloqueio?: readonly number[]; readonly observacoesBloqueio?: string | null } = {},
): Promise<void> {
  const { id } = product;
  const { observacoesBloqueio = null } = block;
  await queries
    .update(products)
    .set({ statusAprovacao: status, versao: product.versao + 1, dataModificacao: author.at })
    .where(eq(products.id, id));
  await queries
    .update(productRequests)
    .set({
      statusComercial: status,
      observacoesBloqueio,
      dataAprovacao: status === 'Validado' ? author.at : null,
      versao: request.versao + 1,
      dataModificacao: author.at,
    })
    .where(eq(productRequests.id, request.id));
  const before = { statusAprovacao: product.statusAprovacao };
  await recordChange(queries, author, {
    kind: 'product',
    id,
    before,
    after: { statusAprovacao: status, ...block },
  });
}

/**
 * After the last product that awaited validation the family of the request is done, and the supplier is told which
 * products were validated (SM-1).
 */
async function closeFamily(
  context: GatewayContext,
  queries: Queries,
  author: Author,
  { family, familiaNome }: ReviewedProduct,
): Promise<void> {
  if (await hasWaitingProducts(queries, family.id)) return;
  await updateReviewedFamily(queries, author, family, { status: 'Aprovado' });
  const validated = await queries
    .select({ nome: products.nome })
    .from(productRequests)
    .innerJoin(products, eq(products.id, productRequests.produtoId))
    .where(
      and(
        eq(productRequests.solicitacaoCadastroFamiliaId, family.id),
        inArray(productRequests.statusComercial, ['Validado', 'Aprovado']),
      ),
    )
    .orderBy(productRequests.id);
  if (validated.length === 0) return;
  const names = validated.map(({ nome }) => nome);
  const news = { kind: 'productsValidated', family: familiaNome, products: names } as const;
  await queueRequestMail(queries, context, family.requestId, news, author.at);
}

/** Adds the decision on a product to the time line of its request. */
function recordDecision(
  queries: Queries,
  author: Author,
  { family, request, found }: ReviewedProduct,
  kind: 'ProdutoValidado' | 'ProdutoRecusado',
): Promise<void> {
  return recordRequestEvent(queries, author, {
    kind,
    requestId: family.requestId,
    familyRequestId: family.id,
    productRequestId: request.id,
    name: found.product.nome,
  });
}

/** Blocks the product in branches (BLK-014, BLK-015). */
async function blockBranches(queries: Queries, produtoId: number, ids: readonly number[]): Promise<void> {
  const known = await queries
    .select({ id: branches.id })
    .from(branches)
    .where(inArray(branches.id, [...ids]));
  const problems: Record<string, string[]> = {};
  for (const [index, id] of ids.entries()) {
    if (!known.some((branch) => branch.id === id))
      problems[`filiaisBloqueio[${index}]`] = [messages.unknownOption];
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  await queries.delete(productBlockedBranches).where(eq(productBlockedBranches.produtoId, produtoId));
  if (ids.length > 0)
    await queries.insert(productBlockedBranches).values(ids.map((filialId) => ({ produtoId, filialId })));
}

/**
 * Discontinues the products that a product takes the place of (G-17).
 *
 * @throws GatewayError 400 for the product itself, and for those that are not approved (BLK-013).
 */
async function discontinue(
  queries: Queries,
  author: Author,
  produtoId: number,
  ids: readonly number[],
): Promise<void> {
  // In the order of their ids, and none in validation itself, so that two validations never wait for each other.
  const found = await queries
    .select({ id: products.id, status: products.status, versao: products.versao })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isReplaceable))
    .orderBy(products.id)
    .for('no key update');
  const problems: Record<string, string[]> = {};
  for (const [index, id] of ids.entries()) {
    const known = found.some((product) => product.id === id);
    const problem =
      id === produtoId ? decisionMessages.replacesItself : known ? null : messages.unknownOption;
    if (problem !== null) problems[`produtosDescontinuadosIds[${index}]`] = [problem];
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  for (const { id, status, versao } of found) {
    if (status === 'Descontinuada') continue;
    const after = { status: 'Descontinuada' } as const;
    await queries
      .update(products)
      .set({ ...after, versao: versao + 1, dataModificacao: author.at })
      .where(eq(products.id, id));
    await recordChange(queries, author, { kind: 'product', id, before: { status }, after });
  }
}

/** A decided product as the contract shows it. */
async function readDecided({ database }: GatewayContext, id: number): Promise<Schemas['ProductRequest']> {
  const { rows } = await productRequestList({ database }, {}, { where: eq(productRequests.id, id) });
  const [row] = rows;
  if (row === undefined) throw notFound();
  return productRequestBody(row);
}

/**
 * Validates a product of a request, with or without purchase block (SM-3; RVP-008, RVP-009, RVP-018).
 *
 * @throws GatewayError 404, 409 when somebody saved or decided meanwhile, 400 with the reason why it is closed, for what
 * is incomplete, or for branches that do not exist and products that cannot be discontinued.
 */
export async function validateProduct(
  context: GatewayContext,
  call: DecisionCall,
  { filiaisBloqueio, observacoes, produtosDescontinuadosIds }: Schemas['ProductValidation'],
): Promise<Schemas['ProductRequest']> {
  const { id, author } = call;
  await context.database.transaction(async (queries) => {
    const reviewed = await lockReviewedProduct(queries, call);
    await requireComplete(queries, reviewed);
    const produtoId = reviewed.found.product.id;
    await blockBranches(queries, produtoId, filiaisBloqueio);
    if (produtosDescontinuadosIds !== undefined) {
      await discontinue(queries, author, produtoId, produtosDescontinuadosIds);
      await keepReplacements(queries, produtoId, produtosDescontinuadosIds);
    }
    const observacoesBloqueio = observacoes || null;
    await settleProduct(queries, author, reviewed, 'Validado', { filiaisBloqueio, observacoesBloqueio });
    await recordDecision(queries, author, reviewed, 'ProdutoValidado');
    await closeFamily(context, queries, author, reviewed);
  });
  return readDecided(context, id);
}

/**
 * Refuses a product of a request, for good (SM-3, G-12).
 *
 * @throws GatewayError 404, 409 when somebody saved or decided meanwhile, 400 with the reason why it is closed.
 */
export async function refuseProduct(
  context: GatewayContext,
  call: DecisionCall,
): Promise<Schemas['ProductRequest']> {
  const { id, author } = call;
  await context.database.transaction(async (queries) => {
    const reviewed = await lockReviewedProduct(queries, call);
    await settleProduct(queries, author, reviewed, 'Recusado');
    await recordDecision(queries, author, reviewed, 'ProdutoRecusado');
    const { family, familiaNome, found } = reviewed;
    const news = { kind: 'productRefused', family: familiaNome, product: found.product.nome } as const;
    await queueRequestMail(queries, context, family.requestId, news, author.at);
    await closeFamily(context, queries, author, reviewed);
  });
  return readDecided(context, id);
}
