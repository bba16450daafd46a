import { Zip, ZipPassThrough } from 'fflate';
import type { ByteChunks } from './store/FileStore.ts';

/** A file that goes into an archive. */
export interface ZipEntry {
  /** Path in the archive, its folders separated by `/`. */
  readonly name: string;
  readonly chunks: ByteChunks | Iterable<Uint8Array>;
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, chunks } of entries) {
    // Documents are compressed already.
    const file = new ZipPassThrough(name);
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/**
 * A ZIP archive as it is read, with one piece of a file in memory: an entry is asked for once those before it were taken.
 * Up to 4 GB. An entry that fails breaks the stream off, so that nobody takes a part for the whole.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const pieces = zipped(entries);
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}
