import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productRequests, products } from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';

/**
 * Checks that a product exists.
 *
 * @throws GatewayError 404.
 */
export async function requireProduct(queries: Queries, id: number): Promise<void> {
  const found = await queries.select({ id: products.id }).from(products).where(eq(products.id, id));
  if (found.length === 0) throw notFound();
}

/**
 * Raises the version of a product in its request, so that nobody decides there on what he has not seen (D23). It comes
 * before a lock of the product, as a decision locks the two in this order.
 */
export async function raiseRequestVersion(queries: Queries, id: number): Promise<void> {
  await queries
    .update(productRequests)
    .set({ versao: sql`${productRequests.versao} + 1` })
    .where(eq(productRequests.produtoId, id));
}

/**
 * Checks that a product exists and locks it until the transaction ends, so that it never gets two main EANs or two
 * default suppliers (GAP-44); its request gets a new version.
 *
 * @throws GatewayError 404.
 */
export async function lockProductToSupply(queries: Queries, id: number): Promise<void> {
  await raiseRequestVersion(queries, id);
  const found = await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    // The weaker lock: rows that refer to the product may still be written.
    .for('no key update');
  if (found.length === 0) throw notFound();
}
