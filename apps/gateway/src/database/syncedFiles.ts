import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of a file system of Emscripten that are extended. */
interface NodeFiles {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } };
}

/** The folder of an embedded database whose syncs reach the disk. As it comes, Emscripten answers them and does nothing. */
export class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const extend = (module: unknown): void => {
      const { NODEFS } = module as NodeFiles; // the types of the library leave this file system out
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fs.fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), extend] } };
  }
}

/**
 * How the embedded PostgreSQL starts so that what it acknowledges is on disk: without `-F`, which turns syncing off, and with
 * `fsync`, since `fdatasync` never leaves Emscripten.
 */
export const SYNCED_START: readonly string[] = [
  ...PGlite.defaultStartParams.filter((one) => one !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** How many files are synced at a time: a disk takes several at once in the time of one. */
const SYNCS = 4;

/** Syncs everything in a folder that was made without syncing: a new database, or one that was restored. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  places.push(folder);
  const syncSome = async () => {
    for (let place = places.pop(); place !== undefined; place = places.pop()) await syncOne(place);
  };
  await Promise.all(Array.from({ length: SYNCS }, syncSome));
}

/** Syncs a file, or the names in a folder. */
export async function syncOne(place: string): Promise<void> {
  await using handle = await open(place, 'r');
  await handle.sync();
}
