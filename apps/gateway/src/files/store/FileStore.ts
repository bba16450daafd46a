import { PartLostError } from '../../PartLostError.ts';

/** The store does not answer, or cannot carry anything out at the moment. */
export class FileStoreLostError extends PartLostError {
  override readonly name = 'FileStoreLostError';
}

/** Content of a stored file, read on demand. */
interface StoredBytes {
  readonly sizeBytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/** Bytes in pieces. */
export type ByteChunks = AsyncIterable<Uint8Array>;

/** How a browser handles a file that it gets from the store. */
interface DownloadForm {
  readonly contentType: string;
  readonly contentDisposition: string;
}

/** A file as its sender announced it, before its address was signed. */
export interface AnnouncedFile {
  /** Content type that it is sent with, which may be empty. */
  readonly contentType: string;
  readonly sizeBytes: number;
}

/** Signed addresses with which browsers send files to the store and read them, without the gateway in between. */
export interface StoreAddresses {
  /** Address for one PUT, for `seconds`: of the announced type and size alone, of any where nothing was announced. */
  upload(id: string, now: Date, seconds: number, announced?: AnnouncedFile): Promise<string>;
  /** Address for reading a file, for `seconds`; browsers do not keep what they got. */
  download(id: string, now: Date, seconds: number, form: DownloadForm): Promise<string>;
  /**
   * Copies what was sent to an upload address under an id of its own, which no address was ever signed to write: what is
   * judged there stays as it is, also while the upload address still serves.
   *
   * @returns the id of the copy; null when nothing was sent.
   */
  seal(uploadId: string): Promise<string | null>;
}

/**
 * Stores the bytes of uploaded files. Names, types and owners are in the database; ids are created by the gateway,
 * so that no name from a caller reaches a path. Everything may end in a `FileStoreLostError`.
 */
export interface FileStore {
  /** Stores bytes, all or nothing. @returns their id, a UUID. */
  put(bytes: Uint8Array): Promise<string>;
  /**
   * Stores a stream of bytes, with only one piece in memory. When the stream fails, nothing is kept and the error is
   * passed on.
   *
   * @returns their id, a UUID.
   */
  putStream(chunks: ByteChunks): Promise<string>;
  /** Opens a file; null when there is none under this id. */
  open(id: string): Promise<StoredBytes | null>;
  /** Size of a file in bytes; null when there is none under this id. */
  sizeOf(id: string): Promise<number | null>;
  /**
   * Reads a part of a file. Returns fewer bytes at its end, none when there is no file.
   *
   * @param from position of the first byte, counted from 0.
   */
  read(id: string, from: number, length: number): Promise<Uint8Array>;
  /** Removes a file, if there is one. */
  remove(id: string): Promise<void>;
  /**
   * Removes leftovers of a crash: files without a row, and incomplete ones.
   *
   * @param before newer files stay, since their rows may not be written yet.
   * @param known returns the ids of a list that have a row.
   */
  removeUnknown(before: Date, known: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** The ids of all files, in pages, those included that no record names yet: for a backup. */
  list(): AsyncIterable<readonly string[]>;
  /** Stores a file of a backup under the id that it had. A store that needs its size first holds it whole in memory. */
  putBack(id: string, chunks: ByteChunks): Promise<void>;
  /** Set when browsers talk to the store directly; undefined when the gateway receives and serves the files. */
  readonly addresses?: StoreAddresses;
}
