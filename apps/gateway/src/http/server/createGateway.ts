import { type Context, Hono } from 'hono';
import { receiveUpload } from '../../areas/documents/receiveUpload.ts';
import { handlers } from '../../areas/handlers.gen.ts';
import { findCaller } from '../../areas/session/findCaller.ts';
import type { GatewayConfig } from '../../config/GatewayConfig.ts';
import type { Database } from '../../database/database.ts';
import { isConflict, isDatabaseLost } from '../../database/databaseErrors.ts';
import { FILES_PATH } from '../../files/fileAddress.ts';
import { serveFile } from '../../files/serveFile.ts';
import { FileStoreLostError } from '../../files/store/FileStore.ts';
import { isOutboxPath, serveOutbox } from '../../mail/serveOutbox.ts';
import { readinessOf } from '../../observe/readiness.ts';
import type { SenderPace } from '../bodies/pacedBytes.ts';
import { readBody } from '../bodies/readBody.ts';
import { readForm } from '../bodies/readForm.ts';
import { answerOnce } from '../checks/answerOnce.ts';
import { type Contract, type ContractOperation, loadContract } from '../contract/contract.ts';
import type { Problem } from '../contract/problems.ts';
import { unstorableTexts } from '../contract/storableText.ts';
import {
  forbidden,
  GatewayError,
  invalidFields,
  invalidParameters,
  refused,
  unauthenticated,
  unavailable,
  versionRequired,
} from '../GatewayError.ts';
import { messages } from '../messages.ts';
import type { Call, Caller, FileReply, GatewayContext, OperationId } from '../operationHandler.ts';
import { ALIVE_PATH, alive } from './alive.ts';
import { type CallNote, lineOf, noteOf } from './callNote.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { failureFacts } from './describeFailure.ts';
import { REQUEST_ID_HEADER } from './requestId.ts';
import { JSON_CONTENT_TYPE, securityHeadersOf } from './securityHeaders.ts';
import { type TakeBody, takeLargeBodies } from './takeLargeBodies.ts';

/** What a gateway is made of. */
export interface GatewayParts {
  readonly database: Database;
  readonly config: GatewayConfig;
  /** Clock; the system's when left out. */
  readonly now?: () => Date;
  /** Whether a balancer should send calls here; always when left out. */
  readonly isReady?: () => boolean;
}

/** A reply of any operation. */
interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly version?: number;
  readonly file?: FileReply;
}

type AnyHandler = (call: Call<OperationId>) => Promise<AnyReply>;

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': JSON_CONTENT_TYPE },
  });
}

function errorResponse({ status, body, headers }: GatewayError): Response {
  return json(status, body, headers);
}

function problemError(problems: readonly Problem[]): GatewayError {
  if (problems.some(({ place, path }) => place === 'body' && path === ''))
    return refused(messages.badContent);
  const fields: Record<string, string[]> = Object.fromEntries(
    problems.map(({ path, message }) => [path, [message]]),
  );
  return problems.some(({ place }) => place === 'parameter')
    ? invalidParameters(fields)
    : invalidFields(fields);
}

/** Parameters of a query; a repeated name becomes a list, which only parameters of a list accept. */
function readQuery(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function mayCall({ access }: ContractOperation, { roles }: Caller): boolean {
  return typeof access === 'string' || access.some((role) => roles.includes(role));
}

/** Reads the body in the form of its operation; undefined without one. */
async function bodyOf(
  request: Request,
  { body, form, bodyLimit }: ContractOperation,
  pace: SenderPace,
): Promise<unknown> {
  if (body === 'none') return undefined;
  return form === null ? readBody(request, body, bodyLimit, pace) : readForm(request, form, bodyLimit, pace);
}

/** What all calls share. */
interface CallParts {
  readonly contract: Contract;
  readonly context: GatewayContext;
  readonly takeBody: TakeBody;
}

/** Answers one call: finds the caller, checks roles, waits for the body, and carries the call out. */
async function answer(
  request: Request,
  operation: ContractOperation,
  note: CallNote,
  parts: CallParts,
): Promise<AnyReply> {
  const { context, takeBody } = parts;
  let caller: Caller | null = null;
  if (operation.access !== 'open') {
    caller = await findCaller(context, request.headers.get('authorization'));
    if (caller === null) throw unauthenticated();
    note.facts = { userId: caller.userId };
    if (!mayCall(operation, caller)) throw forbidden();
  }

  if (operation.needsVersion && request.headers.get('if-match') === null) throw versionRequired();
  const account = caller === null ? note.address : String(caller.userId);
  return takeBody(request, operation, account, (arrived) =>
    carryOut(arrived, operation, caller, note.address, parts),
  );
}

/** Checks the request against the contract and runs the handler. */
async function carryOut(
  request: Request,
  operation: ContractOperation,
  caller: Caller | null,
  address: string,
  { contract, context }: CallParts,
): Promise<AnyReply> {
  const ifMatch = request.headers.get('if-match');
  const url = new URL(request.url);
  const sent = await bodyOf(request, operation, context.config.pace);
  if (operation.form !== null) {
    context.tell?.({ uploadBytes: Number(request.headers.get('content-length') ?? 0) });
  }
  // A refresh with a body ignores the query (contract), so the query is not validated.
  const query = operation.id === 'refreshToken' && sent !== undefined ? {} : readQuery(url);
  const key = request.headers.get('idempotency-key');
  const validation = contract.validateRequest(operation, {
    path: url.pathname,
    query,
    headers: {
      ...(sent === undefined || operation.form !== null ? {} : { 'content-type': 'application/json' }),
      ...(ifMatch === null ? {} : { 'if-match': ifMatch }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: sent,
  });
  if (!validation.valid) throw problemError(validation.problems);
  const { body } = validation;
  const unstorable = [
    ...unstorableTexts(body, 'body'),
    ...unstorableTexts(validation.path, 'parameter'),
    ...unstorableTexts(validation.query, 'parameter'),
  ];
  if (unstorable.length > 0) throw problemError(unstorable);

  // Validated against the contract, so the parts fit the handler of this operation.
  const callIn = (handlerContext: GatewayContext) =>
    ({
      operation: operation.id,
      path: validation.path,
      query: validation.query,
      body,
      version: ifMatch === null ? null : Number(ifMatch.slice(1, -1)),
      address,
      userAgent: request.headers.get('user-agent'),
      origin: context.config.publicOrigin ?? url.origin,
      context: handlerContext,
      caller: () => {
        if (caller === null) throw unauthenticated();
        return caller;
      },
    }) as unknown as Call<OperationId>;
  const handler = handlers[operation.id] as unknown as AnyHandler;
  if (key === null || caller === null || !operation.createsOnce) return handler(callIn(context));
  const keyed = { callerId: caller.userId, key, operation: operation.id, path: url.pathname, body };
  return answerOnce(context, keyed, (within) => handler(callIn(within)));
}

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
  now = () => new Date(),
  isReady = () => true,
}: GatewayParts): Promise<Hono> {
  const contract = await loadContract();
  const context: GatewayContext = { database, config, now };
  const takeBody = takeLargeBodies(config);
  const readiness = readinessOf({ database, files: config.files, now });
  const app = new Hono();
  const notes = new WeakMap<Request, CallNote>();
  const begin = (hono: Context): CallNote => {
    const note = noteOf(hono, config);
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
    const { requestId, label: operation } = note;
    config.log({ event: 'failure', level: 'error', requestId, operation, ...failureFacts(error) });
    const mayPass = isDatabaseLost(error) || isConflict(error) || error instanceof FileStoreLostError;
    return errorResponse(mayPass ? unavailable() : new GatewayError(500, messages.internal));
  };

  const headers = securityHeadersOf(config.publicOrigin);
  app.use(async (hono, next) => {
    const started = performance.now();
    const note = begin(hono);
    await next();
    hono.res.headers.set(REQUEST_ID_HEADER, note.requestId);
    for (const [name, value] of Object.entries(headers)) {
      // Files set their own caching and policy.
      if (!hono.res.headers.has(name)) hono.res.headers.set(name, value);
    }
    for (const [name, value] of Object.entries(corsHeaders(hono.req.raw, config.portalOrigins))) {
      hono.res.headers.set(name, value);
    }
    config.log(lineOf(note, hono.res.status, performance.now() - started));
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
    if (pathname === '/pronto' && method === 'GET') {
      note.label = 'GET /pronto';
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
      const parts = { contract, context: contextOf(note), takeBody };
      reply = await answer(hono.req.raw, operation, note, parts);
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
      requestId: note.requestId,
      operation: note.label,
      message: `the answer ${reply.status} breaks the contract: ${breaches.slice(0, 5).join('; ')}`,
    });
    return config.checksEveryAnswer ? errorResponse(new GatewayError(500, messages.internal)) : response;
  });

  app.onError((error, hono) => failure(error, hono.req.raw, notes.get(hono.req.raw) ?? begin(hono)));
  return app;
}
