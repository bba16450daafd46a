/** What went wrong, by what was measured. */
export type Failures = Map<string, string>;

/** The list, begun one further with each round, so that none always goes first. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/**
 * Measures each item once a round, all of them before any again, so that what the machine does meanwhile falls on all
 * alike. One that fails is noted and left out from then on.
 */
export async function inRounds<Item, Figures>(
  items: readonly Item[],
  rounds: number,
  failures: Failures,
  { nameOf, measure }: { nameOf: (item: Item) => string; measure: (item: Item) => Promise<Figures> },
): Promise<Map<Item, Figures[]>> {
  const measured = new Map<Item, Figures[]>(items.map((item) => [item, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const item of rotated(items, round)) {
      const name = nameOf(item);
      if (failures.has(name)) continue;
      try {
        measured.get(item)?.push(await measure(item));
      } catch (error) {
        failures.set(name, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
      }
    }
  }
  return measured;
}
