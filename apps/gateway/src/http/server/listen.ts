import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { errorCode } from '../../errorCode.ts';
import { messages } from '../messages.ts';
import { newRequestId, REQUEST_ID_HEADER } from './requestId.ts';
import { JSON_CONTENT_TYPE, securityHeaders } from './securityHeaders.ts';

/** Answers a request of the HTTP server. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** The port is used by another program. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(port: number, setting: string) {
    super(`A porta ${port} já está em uso. Encerre o outro programa ou escolha outra com ${setting}.`);
  }
}

/** A running server. */
export interface Listening {
  readonly port: number;
  /** From now on each answer ends its connection, so that a balancer keeps none. Calls are still taken. */
  drain(): void;
  /**
   * Takes no call any more, and ends when those under way are answered.
   *
   * @param graceMs time for them; then they are cut.
   */
  close(graceMs?: number): Promise<void>;
}

function brokenRequest() {
  return {
    body: JSON.stringify({
      message: messages.badContent,
      errors: { global: [messages.badContent], fields: {} },
    }),
    headers: {
      ...securityHeaders,
      'Content-Type': JSON_CONTENT_TYPE,
      Connection: 'close',
      [REQUEST_ID_HEADER]: newRequestId(),
    },
  };
}

/** Time to read the answer, and to end the connection, for who sent what is no request. */
const PARTING_MS = 1_000;

/** A request that Node cannot parse, for example with headers over 16 kB, also gets our body and headers. */
function answerUnreadable(server: Server): void {
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const { body, headers } = brokenRequest();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    socket.end(['HTTP/1.1 400 Bad Request', ...lines, length, '', body].join('\r\n'));
    // Connections are half-open: one whose caller never ends it would stay. To end it at once may take the answer back.
    setTimeout(() => socket.destroy(), PARTING_MS).unref();
  });
}

/** Longest time for a request to arrive completely: 100 MB at half a megabit a second (D13). */
export const REQUEST_TIMEOUT_MS = 1_800_000;

/** Time for the head of a request, and how often late ones are looked for. */
const HEAD_TIMEOUT_MS = 30_000;
const CHECK_MS = 5_000;

/** Longer than a balancer keeps a connection that nobody uses (60 s): else it would send a call into one just closed. */
const KEEP_ALIVE_MS = 75_000;

/** One address on which the gateway listens. */
interface Endpoint {
  readonly port: number;
  drain(): void;
  close(graceMs: number): Promise<void>;
}

function start(fetch: Fetch, hostname: string, wantedPort: number): Promise<Endpoint> {
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    // The rest of the process keeps the platform's Request and Response.
    overrideGlobalObjects: false,
    // A request that `Request` cannot express, such as TRACE or one without a host.
    errorHandler: () => {
      const { body, headers } = brokenRequest();
      return new Response(body, { status: 400, headers });
    },
  });
  const sockets = new Set<Socket>();
  const underWay = new Map<Socket, ServerResponse>();
  let isDraining = false;
  const endAfter = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  const drain = (): void => {
    isDraining = true;
    for (const response of underWay.values()) endAfter(response);
  };

  const server = createServer(
    {
      requireHostHeader: false,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      const { socket } = request;
      underWay.set(socket, response);
      response.once('close', () => {
        if (underWay.get(socket) === response) underWay.delete(socket);
      });
      if (isDraining) endAfter(response);
      void listener(request, response);
    },
  );
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  answerUnreadable(server);

  const close = (graceMs: number): Promise<void> =>
    new Promise((resolve) => {
      drain();
      server.close(() => resolve());
      for (const socket of sockets) if (!underWay.has(socket)) socket.destroy();
      setTimeout(() => server.closeAllConnections(), graceMs).unref();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wantedPort, hostname, () => {
      server.off('error', reject);
      resolve({ port: portOf(server), drain, close });
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Time for calls under way where nobody said another. */
const GRACE_MS = 2_000;

/**
 * Listens on a host or, without one, on both addresses that `localhost` may resolve to, so that no other program can
 * take the second one.
 *
 * @param setting what the operator sets the port with.
 * @throws PortTakenError when the port is taken.
 */
export async function listen(
  fetch: Fetch,
  host: string | null,
  wantedPort: number,
  setting = 'GATEWAY_PORT',
): Promise<Listening> {
  try {
    const first = await start(fetch, host ?? '127.0.0.1', wantedPort);
    const endpoints = [first];
    const { port } = first;
    if (host === null) {
      try {
        endpoints.push(await start(fetch, '::1', port));
      } catch (error) {
        // A machine without IPv6 has no second address; with port 0 the free port was chosen on the first address
        // only.
        if (errorCode(error) === 'EADDRINUSE' && wantedPort !== 0) {
          await first.close(0);
          throw error;
        }
      }
    }
    return {
      port,
      drain: () => {
        for (const endpoint of endpoints) endpoint.drain();
      },
      close: async (graceMs = GRACE_MS) => {
        await Promise.all(endpoints.map((endpoint) => endpoint.close(graceMs)));
      },
    };
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw new PortTakenError(wantedPort, setting);
    throw error;
  }
}
