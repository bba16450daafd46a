import { type Context, Hono, type Next } from 'hono';
import { createUploadReceiver } from '../../areas/documents/createUploadReceiver.ts';
import type { DataReads } from '../../areas/privacy/dataReads.ts';
import { serveOwnData } from '../../areas/privacy/serveOwnData.ts';
import type { GatewayConfig } from '../../config/GatewayConfig.ts';
import type { Database } from '../../database/database.ts';
import { isConflict, isDatabaseLost } from '../../database/databaseErrors.ts';
import { FILES_PATH, OWN_DATA_PATH } from '../../files/fileAddress.ts';
import { serveFile } from '../../files/serveFile.ts';
import { isOutboxPath, serveOutbox } from '../../mail/serveOutbox.ts';
import type { AnsweredCall } from '../../observe/MeasureCall.ts';
import { readinessOf } from '../../observe/readiness.ts';
import { PartLostError } from '../../PartLostError.ts';
import { loadContract } from '../contract/contract.ts';
import { GatewayError, refused, unavailable } from '../GatewayError.ts';
import { messages } from '../messages.ts';
import type { FileReply, GatewayContext } from '../operationHandler.ts';
import { ALIVE_PATH, alive } from './alive.ts';
import { type AnyReply, answerOperation } from './answerOperation.ts';
import { type CallNote, idsOf, lineOf, noteOf } from './callNote.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { createAccountTurnstile } from './createAccountTurnstile.ts';
import { failureFacts } from './describeFailure.ts';
import { REQUEST_ID_HEADER } from './requestId.ts';
import { JSON_CONTENT_TYPE, securityHeadersOf } from './securityHeaders.ts';
import { takeLargeBodies } from './takeLargeBodies.ts';

/** What a gateway is made of. */
export interface GatewayParts {
  readonly database: Database;
  readonly config: GatewayConfig;
  /** Keeps who read which personal data. */
  readonly reads: DataReads;
  /** Clock; the system's when left out. */
  readonly now?: () => Date;
  /** Whether a balancer should send calls here; always when left out. */
  readonly isReady?: () => boolean;
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': JSON_CONTENT_TYPE },
  });
}

function errorResponse({ status, body, headers }: GatewayError): Response {
  return json(status, body, headers);
}

/** Address that says whether calls should come here. */
const READY_PATH = '/pronto';

const PROBES: ReadonlySet<string> = new Set([ALIVE_PATH, READY_PATH]);

function fileResponse(status: number, { bytes, contentType, name }: FileReply): Response {
  return new Response(bytes, {
    status,
    headers: {
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(bytes.byteLength),
      'Content-Type': contentType,
    },
  });
}

function toResponse({ status, body, version, file }: AnyReply): Response {
  if (file !== undefined) return fileResponse(status, file);
  if (body === undefined) return new Response(null, { status });
  return json(status, body, version === undefined ? {} : { ETag: `"${version}"` });
}

/** One answer of so many is compared with the contract where not every one is. */
const ANSWERS_A_SAMPLE = 100;

/**
 * Creates the gateway as a Hono application that needs no socket: `app.request('/api/…')` answers in the process.
 * The database has to be migrated.
 */
export async function createGateway({
  database,
  config,
  reads,
  now = () => new Date(),
  isReady = () => true,
}: GatewayParts): Promise<Hono> {
  const contract = await loadContract();
  const context: GatewayContext = { database, config, now };
  const inAccount = createAccountTurnstile();
  const takeBody = takeLargeBodies(config, inAccount);
  const receiveUpload = createUploadReceiver(inAccount);
  const readiness = readinessOf({ database, files: config.files, now });
  const app = new Hono();
  const notes = new WeakMap<Request, CallNote>();
  const begin = (hono: Context, traceId?: string): CallNote => {
    const note = noteOf(hono, config, traceId);
    notes.set(hono.req.raw, note);
    return note;
  };
  /** The context of a call, whose handler tells its note what the answer does not show. */
  const contextOf = (note: CallNote): GatewayContext => ({
    ...context,
    tell: (facts) => {
      note.facts = { ...note.facts, ...facts };
    },
  });

  const failure = (error: unknown, request: Request, note: CallNote): Response => {
    if (error instanceof GatewayError) return errorResponse(error);
    // Nobody reads the answer, and what broke off broke with the connection.
    if (request.signal.aborted) {
      note.facts = { ...note.facts, event: 'caller-gone' };
      return errorResponse(refused(messages.badContent));
    }
    const { label: operation } = note;
    config.log({ event: 'failure', level: 'error', ...idsOf(note), operation, ...failureFacts(error) });
    const mayPass = isDatabaseLost(error) || isConflict(error) || error instanceof PartLostError;
    return errorResponse(mayPass ? unavailable() : new GatewayError(500, messages.internal));
  };

  const headers = securityHeadersOf(config.publicOrigin);
  const answerCall = async (hono: Context, next: Next, traceId?: string): Promise<AnsweredCall> => {
    const started = performance.now();
    const note = begin(hono, traceId);
    await next();
    hono.res.headers.set(REQUEST_ID_HEADER, note.requestId);
    for (const [name, value] of Object.entries(headers)) {
      // Files set their own caching and policy.
      if (!hono.res.headers.has(name)) hono.res.headers.set(name, value);
    }
    for (const [name, value] of Object.entries(corsHeaders(hono.req.raw, config.portalOrigins))) {
      hono.res.headers.set(name, value);
    }
    const { status } = hono.res;
    config.log(lineOf(note, status, performance.now() - started));
    return { operation: note.label, status, requestId: note.requestId };
  };
  app.use(async (hono, next) => {
    // Those who ask whether the gateway is there ask every second.
    const { measureCall } = config;
    if (measureCall === null || PROBES.has(hono.req.path)) await answerCall(hono, next);
    else await measureCall(hono.req.raw.headers, (traceId) => answerCall(hono, next, traceId));
  });

  let answers = 0;

  app.on('OPTIONS', '*', async (hono, next) => {
    const headers = preflightHeaders(hono.req.raw, config.portalOrigins);
    if (headers === null) return next();
    return new Response(null, { status: 204, headers });
  });

  app.all('*', async (hono) => {
    const { pathname } = new URL(hono.req.url);
    // Hono answers HEAD with GET; the contract lists only GET.
    const method = hono.req.raw.method;
    const note = notes.get(hono.req.raw) ?? begin(hono);
    if (pathname === ALIVE_PATH && method === 'GET') {
      note.label = `GET ${ALIVE_PATH}`;
      return alive();
    }
    // The status turns only when calls should go elsewhere. All gateways share database and store: without them callers
    // get their sentence from a gateway, not from a balancer.
    if (pathname === READY_PATH && method === 'GET') {
      note.label = `GET ${READY_PATH}`;
      if (!isReady()) return errorResponse(unavailable());
      return json(200, { status: 'ok', ...(await readiness()) });
    }
    if (pathname.startsWith(FILES_PATH) && method === 'GET') {
      note.label = `GET ${FILES_PATH}{id}`;
      return serveFile(contextOf(note), new URL(hono.req.url));
    }
    if (pathname.startsWith(FILES_PATH) && method === 'PUT') {
      note.label = `PUT ${FILES_PATH}{id}`;
      return receiveUpload(contextOf(note), hono.req.raw);
    }
    if (pathname.startsWith(OWN_DATA_PATH) && method === 'GET') {
      note.label = `GET ${OWN_DATA_PATH}{id}`;
      return serveOwnData(contextOf(note), new URL(hono.req.url));
    }
    if (config.demo && isOutboxPath(pathname) && method === 'GET') {
      note.label = `GET ${pathname}`;
      return serveOutbox(context, pathname);
    }
    const match = contract.match(method, pathname);
    if (match.kind === 'unknown') return errorResponse(new GatewayError(404, messages.unknownAddress));
    if (match.kind === 'other-method') {
      const Allow = match.allowed.map((name) => name.toUpperCase()).join(', ');
      return errorResponse(new GatewayError(405, messages.methodNotAllowed, { headers: { Allow } }));
    }

    const { operation } = match;
    note.label = `${method} ${operation.path}`;
    note.operation = operation.id;
    let reply: AnyReply | undefined;
    let response: Response;
    try {
      const parts = { contract, context: contextOf(note), takeBody, reads };
      reply = await answerOperation(hono.req.raw, operation, note, parts);
      response = toResponse(reply);
    } catch (error) {
      response = failure(error, hono.req.raw, note);
      if (error instanceof GatewayError) reply = { status: error.status, body: error.body };
    }
    // Files have no schema.
    if (reply === undefined || reply.file !== undefined) return response;
    answers += 1;
    if (!config.checksEveryAnswer && answers % ANSWERS_A_SAMPLE !== 0) return response;
    const breaches = contract.breaches(operation, reply.status, reply.body, response.headers);
    if (breaches.length === 0) return response;
    config.log({
      event: 'contract-broken',
      level: 'error',
      ...idsOf(note),
      operation: note.label,
      message: `the answer ${reply.status} breaks the contract: ${breaches.slice(0, 5).join('; ')}`,
    });
    return config.checksEveryAnswer ? errorResponse(new GatewayError(500, messages.internal)) : response;
  });

  app.onError((error, hono) => failure(error, hono.req.raw, notes.get(hono.req.raw) ?? begin(hono)));
  return app;
}
