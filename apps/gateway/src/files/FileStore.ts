/** Bytes of a stored file, read as they are needed. */
interface StoredBytes {
  readonly sizeBytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/**
 * Where the bytes of uploaded files are kept. What a file is, and whose, stands in the database; ids are drawn by the
 * store, so that no name of a caller ever reaches a path.
 */
export interface FileStore {
  /** Stores bytes, whole or not at all. @returns the id under which they are found, a UUID. */
  put(bytes: Uint8Array): Promise<string>;
  /** Opens a file; null when there is none under this id. */
  open(id: string): Promise<StoredBytes | null>;
  /** Removes a file; nothing happens when there is none. */
  remove(id: string): Promise<void>;
}
