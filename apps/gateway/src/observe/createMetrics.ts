import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isOpen } from '../areas/session/sessions.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema.ts';
import { LOG_EVENTS, type Log } from '../log/Log.ts';
import { question } from './question.ts';
import type { Readiness } from './readiness.ts';

/** Upper bounds of the durations of calls, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** The figures of a gateway. */
export interface Metrics {
  /** Counts what an entry of the log says. */
  readonly observe: Log;
  /** All figures as Prometheus reads them. */
  text(): Promise<string>;
  readonly contentType: string;
}

function outcomeOf(status: number): 'kept' | 'refused' | 'failed' {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'kept';
}

/** Creates the figures. Calls, events and mails are counted from the log; the rest is asked when somebody reads. */
export function createMetrics(
  database: Database,
  readiness: () => Promise<Readiness>,
  now: () => Date,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Answered calls',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'Time until a call was answered',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const events = new Counter({
    name: 'portal_events_total',
    help: 'Entries of the log by their event, beside plain calls',
    labelNames: ['event'],
    registers,
  });
  // From zero: Prometheus sees no increase in a count that begins at one.
  for (const event of LOG_EVENTS) if (event !== 'call') events.inc({ event }, 0);
  const browserErrors = new Counter({
    name: 'portal_browser_errors_total',
    help: 'Errors of the portal that browsers reported, by kind',
    labelNames: ['kind'],
    registers,
  });
  const uploads = new Counter({
    name: 'portal_uploads_total',
    help: 'Files that were sent to the gateway',
    labelNames: ['outcome'],
    registers,
  });
  const uploadBytes = new Counter({
    name: 'portal_upload_bytes_total',
    help: 'Bytes of the files that were kept',
    registers,
  });
  const parts = new Gauge({
    name: 'portal_part_up',
    help: '1 when database, store or queue of mails answers in time',
    labelNames: ['part'],
    registers,
  });
  const waiting = new Gauge({ name: 'portal_mails_waiting', help: 'Mails that wait to be sent', registers });
  const oldest = new Gauge({
    name: 'portal_mails_oldest_seconds',
    help: 'Since when the oldest mail waits',
    registers,
  });
  const open = new Gauge({ name: 'portal_sessions_open', help: 'Sessions that have not ended', registers });
  const inUse = new Gauge({
    name: 'portal_pool_in_use',
    help: 'Connections to the database in use',
    registers,
  });
  const pooled = new Gauge({
    name: 'portal_pool_waiting',
    help: 'Work that waits for a connection to the database',
    registers,
  });

  const countSessions = question(async () => ({
    count: await database.queries.$count(sessions, isOpen(now()) ?? sql`true`),
  }));
  const ask = async (): Promise<void> => {
    const [told, counted] = await Promise.all([readiness(), countSessions()]);
    for (const [part, { state }] of Object.entries(told)) parts.set({ part }, state === 'ok' ? 1 : 0);
    const { mails } = told;
    // What is not known is no zero.
    waiting.set(mails.state === 'ok' ? mails.waiting : Number.NaN);
    oldest.set(mails.state === 'ok' ? mails.oldestSeconds : Number.NaN);
    open.set(counted.state === 'ok' ? counted.count : Number.NaN);
    const pool = database.pool?.();
    inUse.set(pool?.inUse ?? 0);
    pooled.set(pool?.waiting ?? 0);
  };

  return {
    observe: ({ event, operation, status, ms, uploadBytes: bytes, browserError }) => {
      if (event !== 'call') events.inc({ event });
      if (browserError) browserErrors.inc({ kind: browserError.tipo });
      if (operation === undefined || status === undefined || ms === undefined) return;
      calls.inc({ operation, status });
      durations.observe({ operation }, ms / 1000);
      if (bytes === undefined) return;
      const outcome = outcomeOf(status);
      uploads.inc({ outcome });
      if (outcome === 'kept') uploadBytes.inc(bytes);
    },
    text: async () => {
      await ask();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
