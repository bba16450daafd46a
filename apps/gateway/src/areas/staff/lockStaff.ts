import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';

/** Number of the advisory lock under which access changes. */
const LOCK = 8_787_004;

/**
 * Lets changes of access run one after the other: two of Diretoria cannot end each other at the same time, and the command
 * of the operator meets no change that is half done (D25).
 *
 * @param queries handle of the caller's transaction.
 */
export async function lockStaff(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
