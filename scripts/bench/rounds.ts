/** Errors by measured item. */
export type Failures = Map<string, string>;

const patience = 2;

/** Rotates the list by one each round, so that no item is always first. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/**
 * Measures each item once per round, so that load on the machine affects all of them alike. Errors are noted; an
 * item that fails twice is left out.
 */
export async function inRounds<Item, Figures>(
  items: readonly Item[],
  rounds: number,
  failures: Failures,
  { nameOf, measure }: { nameOf: (item: Item) => string; measure: (item: Item) => Promise<Figures> },
): Promise<Map<Item, Figures[]>> {
  const measured = new Map<Item, Figures[]>(items.map((item) => [item, []]));
  const failed = new Map<Item, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const item of rotated(items, round)) {
      const failedBefore = failed.get(item) ?? 0;
      if (failedBefore === patience) continue;
      try {
        measured.get(item)?.push(await measure(item));
      } catch (error) {
        failed.set(item, failedBefore + 1);
        failures.set(
          nameOf(item),
          error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        );
      }
    }
  }
  return measured;
}
