import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MALWARE, type ScannerServer, startScanner } from '../../testing/scannerServer.ts';
import { openDiskFileStore } from '../store/openDiskFileStore.ts';
import { clamdScanner } from './clamdScanner.ts';
import { VirusScannerLostError } from './VirusScanner.ts';

/** Longer than a busy machine pauses. */
const SILENCE_MS = 2_000;
let server: ScannerServer;

beforeAll(async () => {
  server = await startScanner();
});

afterAll(() => server.close());

beforeEach(() => {
  server.files.length = 0;
  server.conduct('works');
});

/** A file in pieces, which notes whether its reader has let go of it. */
function fileOf(...pieces: readonly (string | Uint8Array)[]) {
  const source = { isLeft: false };
  const left = [...pieces];
  const content = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const piece = left.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(Buffer.from(piece));
      },
      cancel: () => {
        source.isLeft = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { source, content };
}

/** More than any buffer between here and the scanner takes. */
const tooLongForBuffers = () => fileOf(...Array.from({ length: 64 }, () => randomBytes(1_000_000)));

const scan = (content: ReadableStream<Uint8Array>) => clamdScanner(server.place, SILENCE_MS).scan(content);

describe('clamdScanner', () => {
  it('sends a file whole, however it is cut, and finds nothing', async () => {
    const long = randomBytes(3_000_000);
    expect(await scan(fileOf('a', '', long, 'b').content)).toBeNull();
    const [file] = server.files;
    expect(file?.equals(Buffer.concat([Buffer.from('a'), long, Buffer.from('b')]))).toBe(true);
  });

  it('sends an empty file', async () => {
    expect(await scan(fileOf().content)).toBeNull();
    expect(server.files.map(({ length }) => length)).toEqual([0]);
  });

  it('names what was found, also across two pieces', async () => {
    const found = await scan(fileOf(MALWARE.slice(0, 5), MALWARE.slice(5)).content);
    expect(found).toBe('Portal.Test.Malware-1');
  });

  it.each([
    ['closes', /does not answer/],
    ['silent', /does not answer/],
    [{ answer: 'INSTREAM size limit exceeded. ERROR' }, /INSTREAM size limit exceeded/],
    [{ answer: 'UNKNOWN COMMAND' }, /UNKNOWN COMMAND/],
    [{ answer: 'stream: OK FOUND OK' }, /stream: OK FOUND OK/],
  ] as const)('has no answer from a scanner that %j, and lets go of the file', async (conduct, message) => {
    server.conduct(conduct);
    const { source, content } = tooLongForBuffers();
    const answer = await scan(content).catch((error: unknown) => error);
    expect(answer).toBeInstanceOf(VirusScannerLostError);
    expect(answer).toHaveProperty('message', expect.stringMatching(message));
    expect(source.isLeft).toBe(true);
  });

  it('has no answer about stored files from a scanner that leaves, and never waits for it', async () => {
    server.conduct('closes');
    const directory = await mkdtemp(path.join(tmpdir(), 'scanned-'));
    try {
      const store = openDiskFileStore(directory);
      const id = await store.put(Buffer.from('a'));
      for (let tries = 0; tries < 50; tries += 1) {
        const file = await store.open(id);
        if (file === null) throw new Error('The file is gone');
        await expect(scan(file.stream)).rejects.toThrow(VirusScannerLostError);
      }
    } finally {
      await rm(directory, { recursive: true });
    }
  });

  it('has no answer where nobody listens, and lets go of the file', async () => {
    const gone = await startScanner();
    await gone.close();
    const { source, content } = tooLongForBuffers();
    await expect(clamdScanner(gone.place).scan(content)).rejects.toThrow(VirusScannerLostError);
    expect(source.isLeft).toBe(true);
  });

  it('has no answer about a file that cannot be read to its end', async () => {
    let pieces = 0;
    const content = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pieces += 1;
        if (pieces > 1) throw new Error('The store broke off');
        controller.enqueue(Buffer.from('a'));
      },
    });
    await expect(scan(content)).rejects.toThrow(VirusScannerLostError);
    expect(server.files).toEqual([]);
  });
});
