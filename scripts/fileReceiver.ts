/**
 * Receives files that component tests upload, so that they use a real connection; what arrived can be read
 * afterwards. A plugin of Vite's test server.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** Where tests upload to; each test adds the name of its file. */
const RECEIVER_PATH = '/recebe-arquivos/';

/** Uploads under a name, in order; GET returns them as JSON. */
interface ReceivedFile {
  headers: Record<string, string | string[] | undefined>;
  bytes: number;
  /** Whether the sender broke off. */
  brokenOff: boolean;
}

/**
 * PUT receives a file. The query controls the answer: `status` is its status (204 by default), `texto` its message,
 * `pausa` waits so many milliseconds after each piece, `corta` closes the connection after the first one.
 */
function take(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): ReceivedFile {
  const received: ReceivedFile = { headers: request.headers, bytes: 0, brokenOff: false };
  const pauseMs = Number(query.get('pausa') ?? 0);
  request.on('data', (piece: Buffer) => {
    received.bytes += piece.length;
    if (query.has('corta')) request.socket.destroy();
    if (pauseMs === 0) return;
    request.pause();
    setTimeout(() => request.resume(), pauseMs);
  });
  request.on('error', () => {
    received.brokenOff = true;
  });
  request.on('end', () => {
    const message = query.get('texto');
    response.writeHead(Number(query.get('status') ?? 204), { 'Content-Type': 'application/json' });
    response.end(
      message === null ? undefined : JSON.stringify({ message, errors: { global: [message], fields: {} } }),
    );
  });
  return received;
}

export function fileReceiver(): Plugin {
  const files = new Map<string, ReceivedFile[]>();
  return {
    name: 'file-receiver',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://receiver');
        if (!pathname.startsWith(RECEIVER_PATH)) return next();
        const known = files.get(pathname) ?? [];
        files.set(pathname, known);
        if (request.method === 'PUT') known.push(take(request, response, searchParams));
        else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(known));
      });
    },
  };
}
