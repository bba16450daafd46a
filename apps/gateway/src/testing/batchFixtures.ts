import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { eq, gte } from 'drizzle-orm';
import { insertRows } from '../database/insertRows.ts';
import { batches, productSuppliers, products } from '../database/schema.ts';
import { reviewIds } from './reviewFixtures.ts';
import type { TestAnswer, TestGateway } from './testGateway.ts';

/** Id of the first product that `insertBatchProducts` inserts. */
const FIRST_BATCH_PRODUCT = 5001;

/** Adds products of the catalogue to the family of `insertReview`, linked with the supplier of the fixtures. */
export async function insertBatchProducts(
  { database: { queries } }: TestGateway,
  count: number,
  statusAprovacao: Schemas['ProductApprovalStatus'] = 'AguardandoAprovacao',
): Promise<number[]> {
  const ids = Array.from({ length: count }, (_, index) => FIRST_BATCH_PRODUCT + index);
  const named = ids.map((id) => ({
    id,
    nome: `PANELA BRINOX ${id} 3L`,
    familiaId: reviewIds.family,
    variacao: String(id),
    statusAprovacao,
  }));
  await insertRows(queries, products, named);
  const links = { fornecedorId: 1, padrao: true, unidadeId: 1, qtdCompra: 1, multiplicador: 1 };
  await insertRows(
    queries,
    productSuppliers,
    ids.map((produtoId) => ({ produtoId, ...links })),
  );
  return ids;
}

/** Gives all products of `insertBatchProducts` a status, as if they had been made so, and forgets all batches. */
export async function setBatchProducts(
  { database: { queries } }: TestGateway,
  statusAprovacao: Schemas['ProductApprovalStatus'],
): Promise<void> {
  await queries.delete(batches);
  await queries
    .update(products)
    .set({ statusAprovacao, versao: 1 })
    .where(gte(products.id, FIRST_BATCH_PRODUCT));
}

/** The approval status and the version of a product. */
export async function storedProduct({ database: { queries } }: TestGateway, id: number) {
  const [found] = await queries
    .select({ statusAprovacao: products.statusAprovacao, versao: products.versao })
    .from(products)
    .where(eq(products.id, id));
  return found;
}

/** One call of a decision on products that were seen in a version, by default their first. */
export function decide(
  gateway: TestGateway,
  token: string,
  act: 'aprovar' | 'recusar',
  ids: readonly number[],
  { lote = randomUUID() as string, versao = 1 } = {},
): Promise<TestAnswer> {
  const query = ids.map((id) => `produtosIds=${id}`).join('&');
  return gateway.call(`/api/produtos/aprovacao-lote/${act}?${query}`, {
    method: 'PUT',
    token,
    body: { lote, versoes: ids.map((produtoId) => ({ produtoId, versao })) },
  });
}

/** The results of a call by product. */
export function resultsOf({ body }: TestAnswer): Map<number, Schemas['BatchItemResult']> {
  const { resultados } = body as Schemas['BatchResult'];
  return new Map(resultados.map((result) => [result.produtoId, result]));
}
