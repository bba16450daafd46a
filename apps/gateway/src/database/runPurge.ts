import { failureFacts } from '../http/server/describeFailure.ts';
import type { Log } from '../log/Log.ts';

/** The steps of a purge in their order, by the names that the log says. */
export type PurgeSteps = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs the steps of a purge one after the other. One that fails is logged, and the next ones run all the same. */
export async function runPurge(steps: PurgeSteps, log: Log): Promise<void> {
  for (const [name, run] of Object.entries(steps)) {
    try {
      await run();
    } catch (error) {
      const { message, ...facts } = failureFacts(error);
      log({ event: 'purge-failed', level: 'error', message: `${name}: ${message}`, ...facts });
    }
  }
}

const HOUR_MS = 3_600_000;

/**
 * Purges now and every hour; where a purge takes longer, the next one is left out.
 *
 * @param purge does not reject.
 * @returns a function that resolves when none runs, and after which none begins.
 */
export function startPurging(purge: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  const begin = (): void => {
    running ??= purge().finally(() => {
      running = null;
    });
  };
  begin();
  const timer = setInterval(begin, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
