import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
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
  it('gives back what was put, after a restart too', async () => {
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

  it('removes a file once and takes a second time for done', async () => {
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
});
