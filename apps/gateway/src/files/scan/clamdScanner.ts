import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type VirusScanner, VirusScannerLostError } from './VirusScanner.ts';

/** Where clamd listens: a host and port, or the path of a socket on this machine. */
export type ScannerPlace = NetConnectOpts;

/** How long the scanner may take for the next sign of life: less than the minute in which a browser gives an upload up. */
const SILENCE_MS = 45_000;

/** Longest part of an answer that is repeated. */
const ANSWER_LENGTH = 200;

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** The command `INSTREAM`, then pieces, each after its length in four bytes, then one of no length. */
async function* commandOf(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content) {
    if (chunk.byteLength === 0) continue; // would be the end
    yield lengthOf(chunk.byteLength);
    yield chunk;
  }
  yield lengthOf(0);
}

/**
 * Asks a clamd for each file, over a connection of its own. The scanner must take files of 100 MB (`StreamMaxLength`):
 * it tells nothing about longer ones.
 */
export function clamdScanner(place: ScannerPlace, silenceMs: number = SILENCE_MS): VirusScanner {
  const answerTo = async (content: ReadableStream<Uint8Array>): Promise<string> => {
    const socket = connect(place);
    socket.setTimeout(silenceMs, () => {
      socket.destroy(new VirusScannerLostError('The virus scanner is silent'));
    });
    // A scanner that has heard enough answers before the end and closes: what it said counts.
    const [answer, sent] = await Promise.allSettled([
      text(socket),
      pipeline(commandOf(content), socket, { end: false }),
    ]);
    // Cancelled by its reader, unless no reader came so far.
    await content.cancel().catch(() => {});
    if (answer.status === 'fulfilled' && answer.value !== '') return answer.value;
    const cause = answer.status === 'rejected' ? answer.reason : sent.status === 'rejected' && sent.reason;
    throw new VirusScannerLostError('The virus scanner does not answer', { cause });
  };

  return {
    scan: async (content) => {
      const answer = (await answerTo(content)).replaceAll('\0', '').trim();
      if (answer === 'stream: OK') return null;
      const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (found !== undefined) return found.slice(0, ANSWER_LENGTH);
      throw new VirusScannerLostError(`The virus scanner answered ${answer.slice(0, ANSWER_LENGTH)}`);
    },
  };
}
