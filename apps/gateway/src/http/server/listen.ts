import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { messages } from '../messages.ts';
import { JSON_CONTENT_TYPE, securityHeaders } from './securityHeaders.ts';

/** Answers a request of the HTTP server. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** A port that somebody else listens on. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(port: number) {
    super(`A porta ${port} já está em uso. Encerre o outro programa ou escolha outra com GATEWAY_PORT.`);
  }
}

/** Servers that listen. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

const brokenRequest = {
  body: JSON.stringify({
    message: messages.badContent,
    errors: { global: [messages.badContent], fields: {} },
  }),
  headers: { ...securityHeaders, 'Content-Type': JSON_CONTENT_TYPE, Connection: 'close' },
};

/** A request that Node cannot read, for example with headers over 16 kB, also gets body and headers of ours. */
function answerUnreadable(server: Server): void {
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const { body, headers } = brokenRequest;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    socket.end(['HTTP/1.1 400 Bad Request', ...lines, length, '', body].join('\r\n'));
  });
}

/** Longest that a request may take to come whole: 100 MB over half a megabit a second (D13). */
const REQUEST_TIMEOUT_MS = 1_800_000;

function start(fetch: Fetch, hostname: string, port: number): Promise<Server> {
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    // Everything else of the process keeps the Request and Response of the platform.
    overrideGlobalObjects: false,
    // A request that the platform cannot express, such as TRACE or one without a host.
    errorHandler: () => new Response(brokenRequest.body, { status: 400, headers: brokenRequest.headers }),
  });
  const server = createServer(
    { requireHostHeader: false, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      void listener(request, response);
    },
  );
  answerUnreadable(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Whoever keeps a connection open does not keep the gateway running.
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/**
 * Listens on a host or, without one, on both addresses that `localhost` may mean, so that nobody else can stand at the
 * other one.
 *
 * @throws PortTakenError when the port is taken.
 */
export async function listen(fetch: Fetch, host: string | null, wantedPort: number): Promise<Listening> {
  try {
    const first = await start(fetch, host ?? '127.0.0.1', wantedPort);
    const servers = [first];
    const port = portOf(first);
    if (host === null) {
      try {
        servers.push(await start(fetch, '::1', port));
      } catch (error) {
        // A machine without IPv6 has no second address, and a free port was chosen for the first one only.
        if (codeOf(error) === 'EADDRINUSE' && wantedPort !== 0) {
          await close(first);
          throw error;
        }
      }
    }
    return {
      port,
      close: async () => {
        await Promise.all(servers.map(close));
      },
    };
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw new PortTakenError(wantedPort);
    throw error;
  }
}
