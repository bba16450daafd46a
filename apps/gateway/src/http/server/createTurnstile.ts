/** Runs a limited number of tasks at a time; the others wait for their turn. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a turnstile.
 *
 * @param places how many tasks run at once.
 */
export function createTurnstile(places: number): Turnstile {
  let free = places;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the first in line, so that a newcomer cannot overtake it.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
