import type { RequisitionStatus } from '@portal/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { cashFlowSums, requisitionStatusCounts } from '../../database/schema.ts';

/** How many requisitions there are, of one status or of any, without reading them. */
export async function countOfStatus(queries: Queries, status?: RequisitionStatus): Promise<number> {
  const [counted] = await queries
    .select({ sum: sql<number>`coalesce(sum(${requisitionStatusCounts.requisitions}), 0)`.mapWith(Number) })
    .from(requisitionStatusCounts)
    .where(status && eq(requisitionStatusCounts.status, status));
  return counted?.sum ?? 0;
}

/**
 * Makes one row a status, and one of what falls due on a day, of what changes have written since; each in one statement,
 * so that a reader sees it before or after.
 */
export async function foldRequisitionSums(queries: Queries): Promise<void> {
  await queries.execute(sql`
    with folded as (delete from ${requisitionStatusCounts} returning status, requisitions)
    insert into ${requisitionStatusCounts} (status, requisitions)
    select status, sum(requisitions) from folded group by 1 having sum(requisitions) <> 0`);
  await queries.execute(sql`
    with folded as (
      delete from ${cashFlowSums} where (origem, data) in (
        select origem, data from ${cashFlowSums} group by 1, 2 having count(*) > 1 or sum(valor) = 0
      ) returning origem, data, valor
    )
    insert into ${cashFlowSums} (origem, data, valor)
    select origem, data, sum(valor) from folded group by 1, 2 having sum(valor) <> 0`);
}
