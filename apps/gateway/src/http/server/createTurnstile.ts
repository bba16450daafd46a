/** Lets work through, a limited number of pieces at a time; the others wait for their turn. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a turnstile.
 *
 * @param places how many pieces of work go on at once.
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
      // The place goes straight to the next in line, so that nobody who comes now gets past it.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
