import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isUuid } from '@portal/formats';
import { ifThere } from '../../ifThere.ts';
import type { ByteChunks, FileStore } from './FileStore.ts';

/** Folders are named by the first two characters of the ids. */
const FOLDER = /^[0-9a-f]{2}$/;

/** Suffix of a file that is still being written. */
const UNFINISHED = '.new';

/** Writes a whole piece; one call of the system may write only a part. */
async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength; ) {
    const { bytesWritten } = await handle.write(chunk, at);
    at += bytesWritten;
  }
}

/**
 * Keeps files in a directory of the local disk, readable by its owner only, spread over 256 folders. Gateways behind
 * one balancer share the directory. It is created with the first file.
 *
 * @param directory absolute path.
 */
export function openDiskFileStore(directory: string): FileStore {
  /** Path of a file; null for anything that is not an id. */
  const pathOf = (id: string): string | null =>
    isUuid(id) ? path.join(directory, id.slice(0, 2), id) : null;

  const putUnder = async (id: string, chunks: ByteChunks | readonly Uint8Array[]): Promise<string> => {
    const folder = path.join(directory, id.slice(0, 2));
    const file = path.join(folder, id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Written under another name, then renamed, so that a file under its id is always complete.
    const fresh = `${file}${UNFINISHED}`;
    try {
      await using handle = await open(fresh, 'wx', 0o600);
      // One piece at a time: the next is read when this one is written.
      for await (const chunk of chunks) await writeAll(handle, chunk);
      await handle.sync();
      await rename(fresh, file);
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
    return id;
  };

  const putStream = (chunks: ByteChunks | readonly Uint8Array[]) => putUnder(randomUUID(), chunks);

  const folders = async () =>
    (await ifThere(() => readdir(directory), [])).filter((name) => FOLDER.test(name));

  return {
    put: (bytes) => putStream([bytes]),
    putStream,

    open: async (id) => {
      const file = pathOf(id);
      if (file === null) return null;
      return ifThere(async () => {
        const handle = await open(file, 'r');
        const { size } = await handle.stat();
        // The stream closes the handle, even when the reader stops early.
        const stream = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
        return { sizeBytes: size, stream };
      }, null);
    },

    sizeOf: async (id) => {
      const file = pathOf(id);
      return file === null ? null : ifThere(async () => (await stat(file)).size, null);
    },

    read: async (id, from, length) => {
      const file = pathOf(id);
      if (file === null) return new Uint8Array();
      return ifThere(async () => {
        await using handle = await open(file, 'r');
        const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, from);
        return buffer.subarray(0, bytesRead);
      }, new Uint8Array());
    },

    remove: async (id) => {
      const file = pathOf(id);
      if (file !== null) await rm(file, { force: true });
    },

    removeUnknown: async (before, known) => {
      for (const folder of await folders()) {
        const names = await ifThere(() => readdir(path.join(directory, folder)), []);
        const kept = await known(names.filter((name) => isUuid(name)));
        for (const name of names.filter((one) => !kept.has(one))) {
          const file = path.join(directory, folder, name);
          const written = await ifThere(async () => (await stat(file)).mtime, null);
          if (written !== null && written < before) await rm(file, { force: true });
        }
      }
    },

    list: async function* () {
      for (const folder of await folders()) {
        const names = await ifThere(() => readdir(path.join(directory, folder)), []);
        yield names.filter((name) => isUuid(name));
      }
    },

    putBack: async (id, chunks) => {
      if (!isUuid(id)) throw new Error(`${id} is no id of a file`);
      await putUnder(id, chunks);
    },
  };
}
