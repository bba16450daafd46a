/**
 * Takes files that component tests send, so that they meet a real line: what arrived can be asked for afterwards. A
 * plugin of the test server of Vite.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** Where files are sent to, with the name of the test's own file after it. */
const RECEIVER_PATH = '/recebe-arquivos/';

/** What arrived under a name, in order: sent back as JSON by GET. */
interface ReceivedFile {
  headers: Record<string, string | string[] | undefined>;
  bytes: number;
  /** Whether the sender broke off. */
  brokenOff: boolean;
}

/**
 * PUT takes a file. The query says how it is met: `status` is the answer (204 unless given), `texto` its message, `pausa`
 * waits so many milliseconds after each piece, `corta` cuts the line after the first one.
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
