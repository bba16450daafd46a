const nameOf = (lote: string) => `portal.batch:${lote}`;

/**
 * Runs a batch so that all tabs of the browser know that it is under way, and not interrupted: the browser lets go of the lock
 * when the tab is closed. What runs already is not begun again.
 */
export async function whileHeld(lote: string, run: () => Promise<void>): Promise<void> {
  await navigator.locks.request(nameOf(lote), { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}

/** Tells of a batch whether it is under way in any tab. */
export async function heldBatches(): Promise<(lote: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  return (lote) => held.some(({ name }) => name === nameOf(lote));
}
