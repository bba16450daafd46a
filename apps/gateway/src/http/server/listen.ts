import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { errorCode } from '../../errorCode.ts';
import { messages } from '../messages.ts';
import { JSON_CONTENT_TYPE, securityHeaders } from './securityHeaders.ts';

/** Answers a request of the HTTP server. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** The port is used by another program. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(port: number) {
    super(`A porta ${port} já está em uso. Encerre o outro programa ou escolha outra com GATEWAY_PORT.`);
  }
}

/** A running server. */
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

/** A request that Node cannot parse, for example with headers over 16 kB, also gets our body and headers. */
function answerUnreadable(server: Server): void {
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const { body, headers } = brokenRequest;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    socket.end(['HTTP/1.1 400 Bad Request', ...lines, length, '', body].join('\r\n'));
  });
}

/** Longest time for a request to arrive completely: 100 MB at half a megabit a second (D13). */
const REQUEST_TIMEOUT_MS = 1_800_000;

function start(fetch: Fetch, hostname: string, port: number): Promise<Server> {
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    // The rest of the process keeps the platform's Request and Response.
    overrideGlobalObjects: false,
    // A request that `Request` cannot express, such as TRACE or one without a host.
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
    // Open connections do not keep the gateway running.
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });
}

/**
 * Listens on a host or, without one, on both addresses that `localhost` may resolve to, so that no other program can
 * take the second one.
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
        // A machine without IPv6 has no second address; with port 0 the free port was chosen on the first address
        // only.
        if (errorCode(error) === 'EADDRINUSE' && wantedPort !== 0) {
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
    if (errorCode(error) === 'EADDRINUSE') throw new PortTakenError(wantedPort);
    throw error;
  }
}
