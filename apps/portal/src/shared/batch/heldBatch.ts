import type { BatchItem } from '@portal/ui';
import { type Atom, atom, type WritableAtom } from 'jotai';

const nameOf = (lote: string) => `portal.batch:${lote}`;

/**
 * Runs a batch so that all tabs of the browser know that it is under way, and not interrupted: the browser lets go of the lock
 * when the tab is closed. What runs already is not begun again.
 */
async function whileHeld(lote: string, run: () => Promise<void>): Promise<void> {
  await navigator.locks.request(nameOf(lote), { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}

/** The act that runs a batch, held while it does. */
export const holdingAtom = (
  batchAtom: Atom<{ readonly lote: string } | null>,
  runAtom: WritableAtom<null, [ids: readonly BatchItem['id'][]], Promise<void>>,
) =>
  atom(null, async (get, set, ids: readonly BatchItem['id'][]) => {
    const batch = get(batchAtom);
    if (batch) await whileHeld(batch.lote, () => set(runAtom, ids));
  });

/** Tells of a batch whether it is under way in any tab. */
export async function heldBatches(): Promise<(lote: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  return (lote) => held.some(({ name }) => name === nameOf(lote));
}
