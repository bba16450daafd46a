import * as z from 'zod/mini';

/** State of an entry of the history at which batches are shown, the one that was opened last at the end. */
const shape = z.object({ batches: z.array(z.string()) });

function batchesAt(state: unknown): readonly string[] {
  const { data } = shape.safeParse(state);
  return data?.batches ?? [];
}

/** The state of the entry that a batch is opened with, from that of the entry before. */
export const entryState = (before: unknown, batch: string) => ({ batches: [...batchesAt(before), batch] });

/**
 * How many entries lie between the one that is shown and the one that a batch was opened from; 0 where it was not opened
 * from an entry before this one.
 *
 * @param batch as its entry names it, `null` for one without an entry.
 */
export function entriesSince(state: unknown, batch: string | null): number {
  const batches = batchesAt(state);
  const at = batch === null ? -1 : batches.indexOf(batch);
  return at < 0 ? 0 : batches.length - at;
}
