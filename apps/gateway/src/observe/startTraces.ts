import type { TracesPlace } from '../config/readSettings.ts';
import type { Log } from '../log/Log.ts';
import type { Traces } from './Traces.ts';

/** Begins to measure, where a collector is set; null without one. */
export async function startTraces(place: TracesPlace | null, log: Log): Promise<Traces | null> {
  if (place === null) return null;
  // Loaded where it is wanted only.
  const { createTraces } = await import('./createTraces.ts');
  return createTraces(place, log);
}
