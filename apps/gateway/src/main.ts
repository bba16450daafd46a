import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { createDataReads, type DataReads } from './areas/privacy/dataReads.ts';
import { forgetRegistrations } from './areas/registrations/forgetRegistrations.ts';
import { contractLimits } from './config/GatewayConfig.ts';
import { loadSecret } from './config/loadSecret.ts';
import { readSettings, type Settings, SettingsError } from './config/readSettings.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { dropEverything, prepareDatabase } from './database/prepareDatabase.ts';
import { purgeExpired } from './database/purgeExpired.ts';
import { runPurge, startPurging } from './database/runPurge.ts';
import { clamdScanner } from './files/scan/clamdScanner.ts';
import type { FileStore } from './files/store/FileStore.ts';
import { filesDirectory, openFileStore } from './files/store/openFileStore.ts';
import { gatewayPace } from './http/bodies/pacedBytes.ts';
import { removeOldBodies } from './http/bodies/spoolBody.ts';
import { messages } from './http/messages.ts';
import { ALIVE_PATH, alive } from './http/server/alive.ts';
import { createGateway } from './http/server/createGateway.ts';
import { type Listening, listen, REQUEST_TIMEOUT_MS } from './http/server/listen.ts';
import { newRequestId, REQUEST_ID_HEADER } from './http/server/requestId.ts';
import { JSON_CONTENT_TYPE, securityHeaders } from './http/server/securityHeaders.ts';
import type { Log } from './log/Log.ts';
import { openLog } from './log/openLog.ts';
import { giveUpOldMails } from './mail/giveUpOldMails.ts';
import { startSending } from './mail/sendDueMails.ts';
import { smtpDelivery } from './mail/smtpDelivery.ts';
import { startMetrics } from './observe/serveMetrics.ts';
import { startTraces } from './observe/startTraces.ts';
import type { Traces } from './observe/Traces.ts';
import { runProgram } from './runProgram.ts';

/** Time after which a body that arrived is not needed: until then it may wait for its turn. */
const BODY_MS = REQUEST_TIMEOUT_MS + 3_600_000;

/** Time that a purge has to end before the database closes. */
const PURGE_END_MS = 2_000;

/** A sentence for the operator. */
function say(log: Log, message: string): void {
  log({ event: 'program', message });
}

function starting(request: Request): Response {
  if (request.method === 'GET' && new URL(request.url).pathname === ALIVE_PATH) return alive();
  const body = { message: messages.starting, errors: { global: [messages.starting], fields: {} } };
  const headers = {
    ...securityHeaders,
    'Content-Type': JSON_CONTENT_TYPE,
    'Retry-After': '1',
    [REQUEST_ID_HEADER]: newRequestId(),
  };
  return new Response(JSON.stringify(body), { status: 503, headers });
}

/** Removes expired data. What fails is logged and tried again by the next purge. */
async function purge(
  database: Database,
  files: FileStore,
  log: Log,
  { forgetDays, spoolDirectory }: Settings,
): Promise<void> {
  const removal = { config: { files, log }, database };
  await runPurge({ waiting: () => giveUpOldMails(database.queries, new Date(), log) }, log);
  await purgeExpired(removal, new Date());
  await runPurge(
    {
      bodies: () => removeOldBodies(spoolDirectory, new Date(Date.now() - BODY_MS)),
      registrations: async () => forgetDays !== null && forgetRegistrations(removal, new Date(), forgetDays),
    },
    log,
  );
}

async function prepare(
  database: Database,
  files: FileStore,
  reads: DataReads,
  settings: Settings,
  isReady: () => boolean,
  traces: Traces | null,
  log: Log,
): Promise<Hono> {
  if (settings.reset) {
    await dropEverything(database);
    await rm(filesDirectory(settings), { recursive: true, force: true });
  }
  const { seeded, hasDemoUsers } = await prepareDatabase(database, files, settings.demo);
  if (seeded) say(log, 'Dados iniciais criados.');
  if (settings.demo && !hasDemoUsers) {
    throw new SettingsError(
      'Estes dados não são de uma demonstração: inicie sem --demo e PORTAL_DEMO, ou informe outros em GATEWAY_DATA ou DATABASE_URL.',
    );
  }
  // Before anything is sent.
  await giveUpOldMails(database.queries, new Date(), log);
  const { portalOrigins, trustProxy, publicOrigin, demo, checksEveryAnswer, spoolDirectory } = settings;
  const secret = await loadSecret(settings.secret, settings.dataDirectory);
  return createGateway({
    database,
    config: {
      secret,
      secretAlso: settings.secretAlso === null ? null : new TextEncoder().encode(settings.secretAlso),
      demo,
      portalOrigins,
      trustProxy,
      publicOrigin,
      sendsMails: demo || settings.mail !== null,
      files,
      scanner: settings.scanner === null ? null : clamdScanner(settings.scanner),
      limits: contractLimits,
      pace: gatewayPace,
      checksEveryAnswer,
      spoolDirectory,
      measureCall: traces?.call ?? null,
      log,
    },
    reads,
    isReady,
  });
}

/** What ends, in this order. */
interface Ending {
  readonly settings: Settings;
  readonly listening: Listening;
  /** Must end before the database closes. */
  readonly work: readonly (() => Promise<void>)[];
  readonly database: Database;
  /** Sends the rest once the work is done. */
  readonly traces: Traces | null;
  readonly log: Log;
}

/** Ctrl+C reaches the gateway and the program that started it, which then ends it too: together that is one wish. */
const SAME_WISH_MS = 1_000;

/**
 * Ends at the first signal, when the program that started it is gone, or with 1 when the database gave up; at once at a
 * further signal. SIGTERM is that of an operator: readiness turns first, and calls are still taken until a balancer has
 * noticed. Then those under way are answered.
 *
 * @returns whether a balancer should still send calls here.
 */
function endWhenTold({ settings, listening, work, database, traces, log }: Ending): () => boolean {
  let endingSince: number | null = null;
  const end = async (drainMs: number, exitCode: number): Promise<void> => {
    endingSince = performance.now();
    listening.drain();
    await wait(drainMs);
    await listening.close(settings.graceMs);
    await Promise.all(work.map((one) => one()));
    await Promise.all([database.close(), traces?.end()]);
    process.exit(exitCode);
  };
  const onSignal = (drainMs: number): void => {
    if (endingSince === null) void end(drainMs, 0);
    else if (performance.now() - endingSince > SAME_WISH_MS) process.exit(1);
  };
  process.on('SIGTERM', () => onSignal(settings.drainMs));
  process.on('SIGINT', () => onSignal(0));
  process.once('disconnect', () => {
    if (endingSince !== null) return;
    say(log, 'O programa que iniciou o gateway terminou: encerrando.');
    void end(0, 0);
  });
  void database.lost?.then(() => {
    const message =
      'O banco embutido parou, talvez por falta de espaço no disco: encerrando. Libere espaço e inicie de novo.';
    log({ event: 'program', level: 'error', message });
    if (endingSince === null) void end(0, 1);
  });
  return () => endingSince === null;
}

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env);
  const write = openLog(settings.logForm);
  let count: Log = () => {};
  const log: Log = (entry) => {
    write(entry);
    count(entry);
  };
  // Listen first: a taken port is reported before anything is seeded or dropped.
  let app: Hono | undefined;
  const listening = await listen(
    (request, env) => app?.fetch(request, env) ?? starting(request),
    settings.host,
    settings.port,
  );
  const traces = await startTraces(settings.traces, log);
  const opened = await openDatabase(settings.location, traces?.statement);
  const database = traces?.database(opened) ?? opened;
  const reads = createDataReads(database, log);
  const work: (() => Promise<void>)[] = [reads.settled];
  const isReady = endWhenTold({ settings, listening, work, database, traces, log });
  const store = openFileStore(settings);
  const files = traces?.files(store) ?? store;
  if (settings.metrics !== null) count = await startMetrics(settings.metrics, { database, files });
  app = await prepare(database, files, reads, settings, isReady, traces, log);
  const endPurging = startPurging(() => purge(database, files, log, settings));
  // One that looks through many files is cut short: the next one goes on.
  work.push(() => Promise.race([endPurging(), wait(PURGE_END_MS)]));
  if (settings.mail !== null) {
    const smtp = smtpDelivery(settings.mail);
    const deliver = traces?.delivery(smtp) ?? smtp;
    work.push(startSending({ database, deliver, now: () => new Date(), log }));
  }
  if (settings.mail === null && !settings.demo) {
    say(
      log,
      'Sem servidor de e-mail (SMTP_URL e MAIL_FROM): ninguém se cadastra nem recupera a senha, e os demais e-mails ficam gravados e não são enviados.',
    );
  }
  if (settings.scanner === null && !settings.demo) {
    say(
      log,
      'Sem antivírus (CLAMD_ADDRESS): os arquivos enviados não são verificados contra programas maliciosos.',
    );
  }
  say(log, `Gateway pronto em http://${settings.host ?? 'localhost'}:${listening.port}`);
}

await runProgram(main, 'O gateway não pôde iniciar');
