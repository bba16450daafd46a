import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productStatusCounts, type products } from '../../database/schema.ts';

/** Approval statuses; none stands for any. */
export type Statuses = readonly (typeof products.$inferSelect)['statusAprovacao'][];

/** Condition: the column holds one of the statuses. */
export const statusIn = (column: AnyColumn, statuses: Statuses): SQL | undefined =>
  statuses.length === 0 ? undefined : inArray(column, [...statuses]);

/** How many products have one of the statuses, without reading them. */
export async function countOfStatuses(queries: Queries, statuses: Statuses): Promise<number> {
  const [counted] = await queries
    .select({ products: sql<number>`coalesce(sum(${productStatusCounts.products}), 0)`.mapWith(Number) })
    .from(productStatusCounts)
    .where(statusIn(productStatusCounts.statusAprovacao, statuses));
  return counted?.products ?? 0;
}

/** Makes one row a status of what changes have written since, in one statement, so that a reader sees it before or after. */
export async function foldStatusCounts(queries: Queries): Promise<void> {
  await queries.execute(sql`
    with folded as (delete from ${productStatusCounts} returning status_aprovacao, products)
    insert into ${productStatusCounts} (status_aprovacao, products)
    select status_aprovacao, sum(products) from folded group by 1 having sum(products) <> 0`);
}
