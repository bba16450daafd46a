/** Where a registration stands in a review queue. */
export interface QueuePlace {
  /** From 1. */
  readonly position: number;
  readonly total: number;
  /** Id of the registration before, `null` for the first. */
  readonly previous: string | null;
  /** Id of the registration after, `null` for the last. */
  readonly next: string | null;
}

/** The queue with the registration that is shown: one that waits for nobody, opened by its address, comes first. */
function withShown(queue: readonly string[], shown: string): readonly string[] {
  return queue.includes(shown) ? queue : [shown, ...queue];
}

/** Where the registration that is shown stands. */
export function queuePlace(queue: readonly string[], shown: string): QueuePlace {
  const ids = withShown(queue, shown);
  const index = ids.indexOf(shown);
  return {
    position: index + 1,
    total: ids.length,
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
  };
}

/**
 * What comes after a decision: the next registration that was not decided on, then those skipped before.
 *
 * @returns `null` once the queue is done.
 */
export function nextUndecided(
  queue: readonly string[],
  shown: string,
  decided: ReadonlySet<string>,
): string | null {
  const ids = withShown(queue, shown);
  const index = ids.indexOf(shown);
  const inOrder = [...ids.slice(index + 1), ...ids.slice(0, index)];
  return inOrder.find((id) => !decided.has(id)) ?? null;
}
