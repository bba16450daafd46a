import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import { type Listening, listen } from '../http/server/listen.ts';
import type { Log } from '../log/Log.ts';
import type { Metrics } from './createMetrics.ts';
import { readinessOf } from './readiness.ts';

/** Where the figures are served. */
export interface MetricsPlace {
  /** Address to listen on; null for this machine only. */
  readonly host: string | null;
  readonly port: number;
}

/** Serves the figures at `/metrics` on a port of their own: browsers and suppliers never reach it. */
export function serveMetrics(metrics: Metrics, { host, port }: MetricsPlace): Promise<Listening> {
  return listen(
    async ({ method, url }) => {
      if (method !== 'GET' || new URL(url).pathname !== '/metrics')
        return new Response(null, { status: 404 });
      return new Response(await metrics.text(), { headers: { 'Content-Type': metrics.contentType } });
    },
    host,
    port,
    'GATEWAY_METRICS_PORT',
  );
}

/** Begins to count, and serves what was counted. @returns what counts the entries of the log. */
export async function startMetrics(
  place: MetricsPlace,
  { database, files }: { readonly database: Database; readonly files: FileStore },
): Promise<Log> {
  // Loaded where it is wanted only.
  const { createMetrics } = await import('./createMetrics.ts');
  const now = () => new Date();
  const metrics = createMetrics(database, readinessOf({ database, files, now }), now);
  await serveMetrics(metrics, place);
  return metrics.observe;
}
