import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { familyRequests, productRequests, products } from '../../database/schema.ts';
import { fieldsOfFamily } from '../families/familyWrites.ts';

/** What the acts on products read of them: no pictures. */
export const fieldsOfBatchProduct = {
  ...fieldsOfFamily,
  codigo: products.codigo,
  familiaId: products.familiaId,
  statusAprovacao: products.statusAprovacao,
  versao: products.versao,
};

/**
 * Locks a product until the transaction ends, after its place in a request as the review does, so that a batch and a
 * review wait for each other. Null when there is no such product.
 */
export async function lockBatchProduct(queries: Queries, id: number) {
  const [place] = await queries
    .select({ familyRequestId: productRequests.solicitacaoCadastroFamiliaId })
    .from(productRequests)
    .where(eq(productRequests.produtoId, id));
  const request = place === undefined ? null : await lockPlace(queries, id, place.familyRequestId);
  const [product] = await queries
    .select(fieldsOfBatchProduct)
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  return product === undefined ? null : { product, request };
}

/** Locks the place of a product in a request, its family before it; null when it was taken out meanwhile. */
async function lockPlace(queries: Queries, productId: number, familyRequestId: number) {
  const [family] = await queries
    .select()
    .from(familyRequests)
    .where(eq(familyRequests.id, familyRequestId))
    .for('update');
  const [row] = await queries
    .select()
    .from(productRequests)
    .where(eq(productRequests.produtoId, productId))
    .for('update');
  return family === undefined || row === undefined ? null : { row, family };
}

/** A product of a batch with its place in a request, locked. */
export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockBatchProduct>>>;
