/** What went wrong, by what was measured. */
export type Failures = Map<string, string>;

const patience = 2;

/** The list, begun one further with each round, so that none always goes first. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/**
 * Measures each item once a round, all of them before any again, so that what the machine does meanwhile falls on all
 * alike. What fails is noted; an item that fails twice is left out from then on.
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
