/** Position of a record in a review queue. */
export interface QueuePlace {
  /** From 1. */
  readonly position: number;
  readonly total: number;
  /** Id of the previous record, `null` for the first. */
  readonly previous: string | null;
  /** Id of the next record, `null` for the last. */
  readonly next: string | null;
}

/** The queue with the current record; one that is not in it, opened by its address, comes first. */
function withShown(queue: readonly string[], shown: string): readonly string[] {
  return queue.includes(shown) ? queue : [shown, ...queue];
}

/** Position of the current record. */
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
 * Next record after a decision: the next undecided one, then those skipped before.
 *
 * @returns `null` when the queue is done.
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
