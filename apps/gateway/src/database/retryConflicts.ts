import { setTimeout as wait } from 'node:timers/promises';
import { isConflict } from './databaseErrors.ts';

/** How often something runs at most. */
const TRIES = 4;

/** Longest pause before the second try; each further one may be as much longer. */
const PAUSE_MS = 50;

/**
 * Runs a transaction, or a statement of its own, again where the server gave it up for the sake of another one: after a
 * deadlock, or because both cannot be put in an order. All of it was undone, so it may run again.
 */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
    }
    // At random, so that the same two do not meet again.
    await wait(Math.random() * PAUSE_MS * tries);
  }
}
