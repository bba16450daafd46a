import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { products } from '../../database/schema.ts';
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
 * Checks that a product exists and locks it until the transaction ends, so that it never gets two main EANs or two
 * default suppliers (GAP-44).
 *
 * @throws GatewayError 404.
 */
export async function lockProduct(queries: Queries, id: number): Promise<void> {
  const found = await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    // The weaker lock: rows that refer to the product may still be written.
    .for('no key update');
  if (found.length === 0) throw notFound();
}
