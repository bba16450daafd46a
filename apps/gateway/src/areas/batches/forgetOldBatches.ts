import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { batches, batchItems } from '../../database/schema.ts';

/** How long it is known what a batch did, and it can be taken back, in days. The audit keeps what changed. */
export const BATCH_KEPT_DAYS = 90;

/** Batches that one transaction forgets: few enough for the time that a statement has. */
const SLICE = 20;

const KEPT_MS = BATCH_KEPT_DAYS * 86_400_000;

/** Forgets what old batches did with their products; the batches themselves stay, so that undoing one can say why not. */
export async function forgetOldBatches({ transaction }: Database, now: Date): Promise<void> {
  const isOld = and(lt(batches.createdAt, new Date(now.getTime() - KEPT_MS)), isNull(batches.forgottenAt));
  const forgetSome = () =>
    transaction(async (queries) => {
      const old = await queries
        .select({ id: batches.id })
        .from(batches)
        .where(isOld)
        .limit(SLICE)
        .for('update');
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await queries.update(batches).set({ forgottenAt: now }).where(inArray(batches.id, ids));
      await queries.delete(batchItems).where(inArray(batchItems.batchId, ids));
      return ids.length;
    });
  while ((await forgetSome()) > 0);
}
