import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createTurnstile } from '../http/server/createTurnstile.ts';

/** A PostgreSQL on a port of this machine, whose connections a test can cut. */
export interface DatabaseServer {
  readonly url: string;
  /** Cuts every connection, and refuses others until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 'X'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);

/** Length of the message that a buffer begins with, `null` while some of it is missing. */
function messageLength(buffer: Buffer, isStartup: boolean): number | null {
  const kind = isStartup ? 0 : 1; // the first message of a connection has no letter
  if (buffer.length < kind + 4) return null;
  const length = kind + buffer.readInt32BE(kind);
  return buffer.length < length ? null : length;
}

/**
 * Serves an embedded database by the protocol of PostgreSQL: it has one session, which transactions take in turn.
 *
 * @param dump what it holds.
 */
export async function startDatabaseServer(dump: Blob): Promise<DatabaseServer> {
  const pglite = await PGlite.create({ loadDataDir: dump, extensions: { pg_trgm } });
  const inTurn = createTurnstile(1);
  const sockets = new Set<Socket>();

  async function serve(socket: Socket): Promise<void> {
    let buffer = Buffer.alloc(0);
    let isStartup = true;
    const chunks = socket[Symbol.asyncIterator]();
    /** The next message; `null` when the client is gone. */
    const nextMessage = async (): Promise<Buffer | null> => {
      for (;;) {
        const length = messageLength(buffer, isStartup);
        if (length !== null) {
          const message = buffer.subarray(0, length);
          buffer = buffer.subarray(length);
          return message;
        }
        const chunk = await chunks.next().catch(() => ({ done: true, value: undefined }));
        if (chunk.done || !Buffer.isBuffer(chunk.value)) return null;
        buffer = Buffer.concat([buffer, chunk.value]);
      }
    };

    await nextMessage();
    isStartup = false;
    socket.write(Buffer.concat([AUTHENTICATED, READY]));
    for (let first = await nextMessage(); first && first[0] !== TERMINATE; first = await nextMessage()) {
      await inTurn(async () => {
        let message: Buffer | null = first;
        for (;;) {
          // Without its client, a transaction is undone.
          const answer: Uint8Array = message
            ? await pglite.execProtocolRaw(message)
            : await pglite.execProtocolRaw(Buffer.from('Q\0\0\0\rrollback\0', 'latin1'));
          if (!socket.destroyed) socket.write(answer);
          const isReady = answer.at(-6) === READY[0] && answer.at(-2) === READY[4];
          if (!message || (isReady && answer.at(-1) === IDLE)) return;
          message = await nextMessage();
        }
      });
    }
    socket.destroy();
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    void serve(socket);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port; // it listens on a port
  };
  const port = await listen(0);
  const stop = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://portal@127.0.0.1:${port}/portal`,
    stop,
    start: async () => void (await listen(port)),
    close: async () => {
      await stop();
      await pglite.close();
    },
  };
}
