/** Bytes of a stored file, read as they are needed. */
interface StoredBytes {
  readonly sizeBytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/** Bytes that come piece by piece. */
export type ByteChunks = AsyncIterable<Uint8Array>;

/** How a browser is to take a file that it gets from the store itself. */
interface DownloadForm {
  readonly contentType: string;
  readonly contentDisposition: string;
}

/**
 * Addresses under which browsers send files to the store and read them from it, without the gateway between them. They
 * are signed by the store's own rules.
 */
interface StoreAddresses {
  /** Address that takes one PUT of any content type until `seconds` have passed. */
  upload(id: string, now: Date, seconds: number): Promise<string>;
  /** Address from which a file is read until `seconds` have passed. */
  download(id: string, now: Date, seconds: number, form: DownloadForm): Promise<string>;
}

/**
 * Where the bytes of uploaded files are kept. What a file is, and whose, stands in the database; ids are drawn by the
 * gateway, so that no name of a caller ever reaches a path.
 */
export interface FileStore {
  /** Stores bytes, whole or not at all. @returns the id under which they are found, a UUID. */
  put(bytes: Uint8Array): Promise<string>;
  /**
   * Stores bytes as they come, of which only a piece is in memory at a time. When reading them fails, nothing is kept
   * and the failure is passed on.
   *
   * @returns the id under which they are found, a UUID.
   */
  putStream(chunks: ByteChunks): Promise<string>;
  /** Opens a file; null when there is none under this id. */
  open(id: string): Promise<StoredBytes | null>;
  /** Size of a file in bytes; null when there is none under this id. */
  sizeOf(id: string): Promise<number | null>;
  /**
   * Reads a part of a file. Fewer bytes come where it ends before, none where there is no file.
   *
   * @param from position of the first byte, counted from 0.
   */
  read(id: string, from: number, length: number): Promise<Uint8Array>;
  /** Removes a file; nothing happens when there is none. */
  remove(id: string): Promise<void>;
  /**
   * Removes what a crash left behind: files that nothing knows, and those that were never written to their end.
   *
   * @param before files that came later stay, since their rows may be on the way.
   * @param known picks the ids of a list that something refers to.
   */
  removeUnknown(before: Date, known: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** Set where browsers talk to the store itself; undefined where the gateway takes and serves the bytes. */
  readonly addresses?: StoreAddresses;
}
