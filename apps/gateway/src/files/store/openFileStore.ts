import path from 'node:path';
import type { Settings } from '../../config/readSettings.ts';
import type { FileStore } from './FileStore.ts';
import { openDiskFileStore } from './openDiskFileStore.ts';
import { openS3FileStore } from './openS3FileStore.ts';

/** Folder of the files in the data directory. */
export function filesDirectory({ dataDirectory }: Pick<Settings, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'files');
}

/** Opens the store of the settings: an object store when one is configured, else a directory of the disk. */
export function openFileStore(settings: Pick<Settings, 'dataDirectory' | 'objectStore'>): FileStore {
  return settings.objectStore === null
    ? openDiskFileStore(filesDirectory(settings))
    : openS3FileStore(settings.objectStore);
}
