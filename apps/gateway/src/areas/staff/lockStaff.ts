import { takeAdvisoryLock } from '../../database/advisoryLocks.ts';
import type { Queries } from '../../database/database.ts';

/**
 * Lets changes of access run one after the other: two of Diretoria cannot end each other at the same time, and the command
 * of the operator meets no change that is half done (D25).
 *
 * @param queries handle of the caller's transaction.
 */
export async function lockStaff(queries: Queries): Promise<void> {
  await takeAdvisoryLock(queries, 'staff');
}
