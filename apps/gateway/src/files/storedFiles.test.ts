import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDiskFileStore } from './store/openDiskFileStore.ts';
import { withStoredFiles } from './storedFiles.ts';

const directory = path.join(tmpdir(), `portal-stored-${randomUUID()}`);
const store = openDiskFileStore(directory);

afterAll(() => rm(directory, { recursive: true }));

describe('withStoredFiles', () => {
  it.each([
    ['go again when what names them fails', new Error('refused'), null],
    [
      'stay when the database got lost, since rows may name them',
      Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
      3,
    ],
  ])('stores files that %s', async (_, error, size) => {
    const bytes = new Uint8Array([1, 2, 3]);
    const given = [1, 2].map(() => ({ bytes, contentType: 'image/png' }));
    const ids: string[] = [];
    const work = withStoredFiles(store, given, async (stored) => {
      for (const { fileId } of stored) ids.push(fileId);
      throw error;
    });
    await expect(work).rejects.toBe(error);
    expect(await Promise.all(ids.map(store.sizeOf))).toEqual([size, size]);
  });
});
