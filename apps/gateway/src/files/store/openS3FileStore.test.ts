import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startObjectStore, type TestObjectStore } from '../../testing/objectStore.ts';
import { type FileStore, FileStoreLostError } from './FileStore.ts';
import { openS3FileStore } from './openS3FileStore.ts';

let server: TestObjectStore;
let store: FileStore;
const bytes = new Uint8Array([1, 2, 3, 255]);
const now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await startObjectStore();
  store = openS3FileStore(server.settings);
});

beforeEach(() => {
  server.objects.clear();
  server.calls.length = 0;
});

afterAll(() => server.close());

/** Opens a store that answers like this, for a test. */
async function storeThat(answer: RequestListener, silenceMs?: number): Promise<FileStore> {
  const other = createServer(answer);
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    other.close();
    other.closeAllConnections();
  });
  const { port } = other.address() as AddressInfo;
  return openS3FileStore({ ...server.settings, endpoint: `http://127.0.0.1:${port}` }, silenceMs);
}

/** Frees what only weak references hold. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // what the flag puts into new contexts
  collect();
}

describe('openS3FileStore', () => {
  it('stores, reads and removes under ids alone, with signed calls', async () => {
    const id = await store.put(bytes);
    expect([...server.objects.keys()]).toEqual([id]);
    const found = await store.open(id);
    expect(found?.sizeBytes).toBe(4);
    expect(await new Response(found?.stream).bytes()).toEqual(bytes);
    expect(await store.sizeOf(id)).toBe(4);
    await store.remove(id);
    await store.remove(id);
    expect(server.objects.size).toBe(0);
    expect(await store.open(id)).toBeNull();
    expect(await store.sizeOf(id)).toBeNull();
    expect(server.calls.every(({ headers }) => headers.authorization?.startsWith('AWS4-HMAC-SHA256'))).toBe(
      true,
    );
  });

  it('stores a stream', async () => {
    async function* pieces() {
      yield bytes;
      yield bytes;
    }
    expect(await store.sizeOf(await store.putStream(pieces()))).toBe(8);
  });

  it.each([
    [0, 2, [1, 2]],
    [2, 10, [3, 255]],
    [4, 1, []],
    [0, 0, []],
  ])('reads from %i on %i bytes', async (from, length, expected) => {
    const id = await store.put(bytes);
    expect([...(await store.read(id, from, length))]).toEqual(expected);
    expect([...(await store.read(randomUUID(), from, length))]).toEqual([]);
  });

  it('signs addresses that accept any content type, and that say how a file is shown (C-10)', async () => {
    const id = randomUUID();
    const upload = new URL((await store.addresses?.upload(id, now, 3_600)) ?? '');
    expect(upload.searchParams.get('X-Amz-SignedHeaders')).toBe('host');
    expect(upload.searchParams.get('X-Amz-Expires')).toBe('3600');
    expect(upload.searchParams.get('X-Amz-Date')).toBe('20261120T120000Z');
    const sent = await fetch(upload, {
      method: 'PUT',
      body: bytes,
      headers: { 'Content-Type': 'text/html' },
    });
    expect(sent.status).toBe(200);
    const form = { contentType: 'application/pdf', contentDisposition: 'inline; filename="a b.pdf"' };
    const download = new URL((await store.addresses?.download(id, now, 60, form)) ?? '');
    expect(download.searchParams.get('response-content-type')).toBe('application/pdf');
    expect(download.searchParams.get('response-content-disposition')).toBe('inline; filename="a b.pdf"');
    expect(download.searchParams.get('response-cache-control')).toBe('no-store');
    expect(await (await fetch(download)).bytes()).toEqual(bytes);
    download.searchParams.delete('X-Amz-Signature');
    expect((await fetch(download)).status).toBe(403);
  });

  it('signs type and size of a file that was announced, an empty type too', async () => {
    for (const contentType of ['application/pdf', '']) {
      const file = { contentType, sizeBytes: 4 };
      const upload = new URL((await store.addresses?.upload(randomUUID(), now, 3_600, file)) ?? '');
      expect(upload.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    }
  });

  it('removes unknown files, page by page, but no new or foreign ones', async () => {
    const old = new Date('2026-11-01T12:00:00Z');
    const ids = Array.from({ length: 5 }, () => randomUUID());
    for (const key of [...ids, 'leia-me.txt']) server.objects.set(key, { bytes, modified: old });
    const fresh = await store.put(bytes);
    const known = new Set<string>(ids.slice(0, 2));
    await store.removeUnknown(now, async (list) => new Set(list.filter((id) => known.has(id))));
    expect([...server.objects.keys()].sort()).toEqual([...known, 'leia-me.txt', fresh].sort());
  });

  it("follows no redirect, which would carry bytes to an address of nobody's choice (ASVS 15.3.2)", async () => {
    const reached: string[] = [];
    const redirected = await storeThat((request, response) => {
      reached.push(request.url ?? '');
      if (request.url === '/elsewhere') response.end('bytes of somebody else');
      else response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    await expect(redirected.open(randomUUID())).rejects.toThrow();
    expect(reached).not.toContain('/elsewhere');
  });

  it.each([
    ['size', (silent: FileStore) => silent.sizeOf(randomUUID())],
    ['file', (silent: FileStore) => silent.put(bytes)],
  ])(
    'gives up waiting for an answer to a %s, though garbage is collected meanwhile',
    async (_, ask) => {
      const silent = await storeThat(() => void setTimeout(collectGarbage, 100), 500);
      await expect(ask(silent)).rejects.toThrow(FileStoreLostError);
    },
    5_000,
  );

  it('gives the bytes of a file their time, since the answer comes after the last one', async () => {
    const slow = await storeThat(
      (request, response) => void setTimeout(() => request.resume().on('end', () => response.end()), 500),
      200,
    );
    const file = new Uint8Array(2_000_000);
    await slow.putBack(randomUUID(), Readable.from([file]));
    await slow.put(file);
  });

  it('asks a store that fails again, twice at most', async () => {
    const statuses = [503, 429, 200];
    const store = await storeThat((_, response) => response.writeHead(statuses.shift() ?? 500).end());
    await store.put(bytes);
    expect(statuses).toEqual([]);
    await expect(store.put(bytes)).rejects.toThrow(FileStoreLostError);
  });

  it('fails with only the status when the store answers unexpectedly', async () => {
    const wrong = openS3FileStore({ ...server.settings, accessKeyId: 'outra-chave' });
    await expect(wrong.put(bytes)).rejects.toThrow('The object store answered PUT with 403');
  });
});
