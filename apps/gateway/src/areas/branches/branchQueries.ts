import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { branches, productBlockedBranches } from '../../database/schema.ts';
import { plainText } from '../../lists/searchText.ts';

/** Finds every branch by name, and whether a product is blocked in it. */
export function findBranches(queries: Queries, productId: number) {
  return queries
    .select({
      id: branches.id,
      nome: branches.nome,
      blocked: sql<boolean>`${productBlockedBranches.filialId} is not null`,
    })
    .from(branches)
    .leftJoin(
      productBlockedBranches,
      and(eq(productBlockedBranches.filialId, branches.id), eq(productBlockedBranches.produtoId, productId)),
    )
    .orderBy(plainText(branches.nome), branches.id);
}
