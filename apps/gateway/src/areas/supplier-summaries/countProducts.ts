import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productBlockedBranches, productSuppliers, products } from '../../database/schema.ts';

const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

const active = eq(products.status, 'Ativo');

/** Counts of no product. */
const none = { aprovado: 0, recusado: 0, descontinuado: 0, desativado: 0, ativo: 0, bloqueado: 0 };

/** Counts the products that a supplier sells, by status; the blocked ones are those blocked in a branch or more. */
export async function countProductsOf(queries: Queries, supplierId: number): Promise<typeof none> {
  const blocked = exists(
    queries
      .select({ one: sql`1` })
      .from(productBlockedBranches)
      .where(eq(productBlockedBranches.produtoId, products.id)),
  );
  const [counts = none] = await queries
    .select({
      aprovado: countOf(eq(products.statusAprovacao, 'Aprovado')),
      recusado: countOf(eq(products.statusAprovacao, 'Recusado')),
      descontinuado: countOf(eq(products.status, 'Descontinuada')),
      desativado: countOf(eq(products.status, 'Desativado')),
      ativo: countOf(active),
      bloqueado: countOf(blocked),
    })
    .from(productSuppliers)
    .innerJoin(products, eq(products.id, productSuppliers.produtoId))
    .where(and(eq(productSuppliers.fornecedorId, supplierId), isNull(productSuppliers.deletedAt)));
  return counts;
}

/** Counts the active products of the whole network. */
export const countActiveProducts = (queries: Queries): Promise<number> => queries.$count(products, active);
