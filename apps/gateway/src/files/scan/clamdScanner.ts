import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type VirusScanner, VirusScannerLostError } from './VirusScanner.ts';

/** Where clamd listens: a host and port, or the path of a socket on this machine. */
export type ScannerPlace = NetConnectOpts;

/** How long the scanner may take for the next sign of life: less than the minute in which a browser gives an upload up. */
const SILENCE_MS = 45_000;

/** Longest part of an answer that is repeated. */
const ANSWER_LENGTH = 200;

/** A piece of a file as `INSTREAM` takes it: after its length in four bytes. One of no length is the end. */
function pieceOf(bytes: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  return Buffer.concat([length, bytes]);
}

/**
 * Sends a file, no faster than the scanner takes it, until it is whole or the connection is over.
 *
 * @param over settles when the connection is over.
 */
async function sendFile(
  socket: Socket,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  over: Promise<unknown>,
): Promise<void> {
  const write = async (bytes: string | Uint8Array): Promise<void> => {
    // A scanner that has heard enough answers before the end.
    if (socket.writable && !socket.write(bytes)) await Promise.race([once(socket, 'drain'), over]);
  };
  await write('zINSTREAM\0');
  for (let read = await reader.read(); !read.done && socket.writable; read = await reader.read()) {
    if (read.value.byteLength > 0) await write(pieceOf(read.value));
  }
  await write(pieceOf(new Uint8Array()));
}

/**
 * Asks a clamd for each file, over a connection of its own. The scanner must take files of 100 MB (`StreamMaxLength`):
 * it tells nothing about longer ones.
 */
export function clamdScanner(place: ScannerPlace, silenceMs: number = SILENCE_MS): VirusScanner {
  const answerTo = async (content: ReadableStream<Uint8Array>): Promise<string> => {
    const reader = content.getReader();
    const socket = connect(place);
    socket.on('error', () => {}); // the answer fails with it
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('The virus scanner is silent')));
    const answer = text(socket);
    const over = answer.catch(() => {});
    // Only the file can fail here: without the rest of it there is no answer to wait for.
    sendFile(socket, reader, over).catch(() => socket.destroy(new Error('The file broke off')));
    try {
      return await answer;
    } catch (cause) {
      throw new VirusScannerLostError('The virus scanner does not answer', { cause });
    } finally {
      socket.destroy();
      await reader.cancel().catch(() => {});
    }
  };

  return {
    scan: async (content) => {
      const answer = (await answerTo(content)).replaceAll('\0', '').trim();
      if (answer === 'stream: OK') return null;
      const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (found !== undefined) return found.slice(0, ANSWER_LENGTH);
      throw new VirusScannerLostError(
        `The virus scanner does not answer what was asked: "${answer.slice(0, ANSWER_LENGTH)}"`,
      );
    },
  };
}
