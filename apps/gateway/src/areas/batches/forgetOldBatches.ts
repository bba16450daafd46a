import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { batches, batchItems } from '../../database/schema.ts';

/** How long it is known what a batch did, and it can be taken back, in days. The audit keeps what changed. */
export const BATCH_KEPT_DAYS = 90;

const KEPT_MS = BATCH_KEPT_DAYS * 86_400_000;

/** Forgets what old batches did with their products; the batches themselves stay, so that undoing one can say why not. */
export async function forgetOldBatches({ transaction }: Database, now: Date): Promise<void> {
  await transaction(async (queries) => {
    const old = await queries
      .update(batches)
      .set({ forgottenAt: now })
      .where(and(lt(batches.createdAt, new Date(now.getTime() - KEPT_MS)), isNull(batches.forgottenAt)))
      .returning({ id: batches.id });
    if (old.length === 0) return;
    await queries.delete(batchItems).where(
      inArray(
        batchItems.batchId,
        old.map(({ id }) => id),
      ),
    );
  });
}
