import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './FileStore.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/**
 * Keeps files in a directory of the local disk, readable by its owner only, spread over 256 folders. Gateways behind one
 * balancer share the directory. It is made with the first file.
 *
 * @param directory whole path of the directory.
 */
export function openDiskFileStore(directory: string): FileStore {
  /** Path of a file; null for what is no id, whatever it holds. */
  const pathOf = (id: string): string | null =>
    UUID.test(id) ? path.join(directory, id.slice(0, 2), id) : null;

  return {
    put: async (bytes) => {
      const id = randomUUID();
      const folder = path.join(directory, id.slice(0, 2));
      const file = path.join(folder, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written whole and renamed then: a file under its id is never half there.
      const fresh = `${file}.new`;
      try {
        await writeFile(fresh, bytes, { mode: 0o600, flag: 'wx', flush: true });
        await rename(fresh, file);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
      return id;
    },

    open: async (id) => {
      const file = pathOf(id);
      if (file === null) return null;
      try {
        const handle = await open(file, 'r');
        const { size } = await handle.stat();
        // The stream closes the handle, also when the reader goes away.
        const stream = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
        return { sizeBytes: size, stream };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    remove: async (id) => {
      const file = pathOf(id);
      if (file !== null) await rm(file, { force: true });
    },
  };
}
