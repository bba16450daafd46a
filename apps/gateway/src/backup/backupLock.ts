import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../database/advisoryLocks.ts';
import type { Queries } from '../database/database.ts';

async function tryLock(queries: Queries, isShared: boolean): Promise<boolean> {
  const [row] = await queries
    .select({
      isFree: isShared
        ? sql<boolean>`pg_try_advisory_xact_lock_shared(${ADVISORY_LOCKS.backup})`
        : sql<boolean>`pg_try_advisory_xact_lock(${ADVISORY_LOCKS.backup})`,
    })
    .from(sql`(select 1) as one`);
  return row?.isFree === true;
}

/** Makes this transaction that of the one backup that runs. @returns whether there is no other. */
export const beginBackup = (queries: Queries): Promise<boolean> => tryLock(queries, false);

/**
 * Whether a backup copies at the moment: then the bytes of files stay, since its dump may name them. Asked after the rows
 * of the files are gone, so that a backup that begins later does not have them.
 */
export async function isBackupRunning(queries: Queries): Promise<boolean> {
  return !(await tryLock(queries, true));
}
