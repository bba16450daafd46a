import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskFileStore } from './openDiskFileStore.ts';

let directory: string;
const bytes = new Uint8Array([1, 2, 3, 255]);

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'file-store-'));
  await writeFile(path.join(directory, 'secret'), 'secret');
});

afterAll(() => rm(directory, { recursive: true }));

const store = () => openDiskFileStore(path.join(directory, 'files'));

async function read(id: string): Promise<Uint8Array | null> {
  const found = await store().open(id);
  return found === null ? null : new Response(found.stream).bytes();
}

describe('openDiskFileStore', () => {
  it('returns stored files, after a restart too', async () => {
    const id = await store().put(bytes);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await store().open(id))?.sizeBytes).toBe(4);
    expect(await read(id)).toEqual(bytes);
  });

  it('keeps files to its owner and leaves nothing half written', async () => {
    const id = await store().put(bytes);
    const folder = path.join(directory, 'files', id.slice(0, 2));
    expect((await stat(path.join(folder, id))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('removes a file, and does nothing the second time', async () => {
    const id = await store().put(bytes);
    await store().remove(id);
    await store().remove(id);
    expect(await read(id)).toBeNull();
  });

  it.each([
    '../secret',
    '..%2fsecret',
    '..',
    '',
    '/etc/passwd',
    'aa/../../secret',
    '00000000-0000-4000-8000-000000000000/../../secret',
    '00000000-0000-4000-8000-000000000000',
    '00000000-0000-4000-8000-00000000000\0',
  ])('neither opens nor removes %j', async (id) => {
    expect(await store().open(id)).toBeNull();
    await store().remove(id);
    expect((await stat(path.join(directory, 'secret'))).size).toBe(6);
  });

  it('stores a stream, reading a piece only when the previous one is written', async () => {
    let asked = 0;
    async function* pieces() {
      for (; asked < 3; asked += 1) yield new Uint8Array([asked, asked]);
    }
    const id = await store().putStream(pieces());
    expect(await read(id)).toEqual(new Uint8Array([0, 0, 1, 1, 2, 2]));
    expect(await store().sizeOf(id)).toBe(6);
  });

  it('keeps nothing of a stream that fails', async () => {
    const own = path.join(directory, 'broken');
    async function* pieces() {
      yield bytes;
      throw new Error('gone away');
    }
    await expect(openDiskFileStore(own).putStream(pieces())).rejects.toThrow('gone away');
    const names = await readdir(own, { recursive: true, withFileTypes: true });
    expect(names.filter((entry) => entry.isFile())).toEqual([]);
  });

  it.each([
    [0, 2, [1, 2]],
    [2, 10, [3, 255]],
    [4, 1, []],
    [0, 0, []],
  ])('reads from %i on %i bytes', async (from, length, expected) => {
    const id = await store().put(bytes);
    expect([...(await store().read(id, from, length))]).toEqual(expected);
  });

  it.each(['../secret', '00000000-0000-4000-8000-000000000000'])(
    'does not accept %j as an id',
    async (id) => {
      expect(await store().sizeOf(id)).toBeNull();
      expect(await store().read(id, 0, 8)).toEqual(new Uint8Array());
    },
  );

  it('removes unknown and incomplete files, but no new ones', async () => {
    const own = path.join(directory, 'purge');
    const purged = openDiskFileStore(own);
    const place = (id: string) => path.join(own, id.slice(0, 2), id);
    const [known, unknown, fresh] = [
      await purged.put(bytes),
      await purged.put(bytes),
      await purged.put(bytes),
    ];
    const unfinished = `${place(known)}.new`;
    await writeFile(unfinished, bytes);
    await writeFile(path.join(own, 'anything'), bytes);
    const old = new Date('2026-01-01T12:00:00Z');
    for (const file of [place(known), place(unknown), unfinished]) await utimes(file, old, old);
    await purged.removeUnknown(new Date('2026-01-02T12:00:00Z'), async (ids) => {
      expect(ids.every((id) => !id.endsWith('.new'))).toBe(true);
      return new Set([known].filter((id) => ids.includes(id)));
    });
    expect(await purged.sizeOf(known)).toBe(4);
    expect(await purged.sizeOf(unknown)).toBeNull();
    expect(await purged.sizeOf(fresh)).toBe(4);
    await expect(stat(unfinished)).rejects.toThrow();
    expect((await stat(path.join(own, 'anything'))).size).toBe(4);
  });

  it('has nothing to purge before the first file', async () => {
    await openDiskFileStore(path.join(directory, 'none')).removeUnknown(new Date(), async () => new Set());
  });
});
