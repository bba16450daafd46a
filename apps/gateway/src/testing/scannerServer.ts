import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { ScannerPlace } from '../files/scan/clamdScanner.ts';

/** Content in which the scanner finds something. */
export const MALWARE = 'a sign of malware for tests';

/** What a scanner does with a file: its work, one answer to everything, an end without an answer, or nothing. */
type Conduct = 'works' | 'closes' | 'silent' | { readonly answer: string };

/** A scanner in the process that speaks `INSTREAM` of clamd. */
export interface ScannerServer {
  readonly place: ScannerPlace;
  /** Files as they came. */
  readonly files: Buffer[];
  conduct(next: Conduct): void;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** The file of a whole command; null while there is more to come. @throws for another command. */
function fileOf(bytes: Buffer): Buffer | null {
  if (bytes.length < COMMAND.length) return null;
  if (bytes.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('Not the command of a file');
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    at += 4;
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return null;
}

/** Starts a scanner that finds `MALWARE` and nothing else. */
export async function startScanner(): Promise<ScannerServer> {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  let conduct: Conduct = 'works';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (conduct === 'closes') return socket.destroy();
    if (conduct === 'silent') return socket.pause();
    if (conduct !== 'works') return socket.end(`${conduct.answer}\0`);
    let bytes = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const file = fileOf(bytes);
      if (file === null) return;
      files.push(file);
      socket.end(`stream: ${file.includes(MALWARE) ? 'Portal.Test.Malware-1 FOUND' : 'OK'}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    place: { host: '127.0.0.1', port },
    files,
    conduct: (next) => {
      conduct = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
}
