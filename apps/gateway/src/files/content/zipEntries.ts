/** Reads a part of a file; returns fewer bytes at its end. */
export type ReadPart = (from: number, length: number) => Promise<Uint8Array>;

/** Sizes in bytes of the records of a zip file without their variable parts (APPNOTE.TXT 4.3). */
const END_BYTES = 22;
const ENTRY_BYTES = 46;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;

/** Longest comment at the end of a zip file, in bytes. */
const COMMENT_MAX = 65_535;

/** Largest directory that is read, in bytes. Office documents have a few hundred entries. */
const DIRECTORY_MAX = 2_097_152;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Position and size of the directory, from the last bytes of the file. */
function findDirectory(tail: Uint8Array): { readonly from: number; readonly length: number } | null {
  const view = viewOf(tail);
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    // The comment ends with the file; anything else only looks like the record.
    if (at + END_BYTES + view.getUint16(at + 20, true) !== tail.byteLength) continue;
    return { length: view.getUint32(at + 12, true), from: view.getUint32(at + 16, true) };
  }
  return null;
}

/**
 * Names of the entries of a zip file, read from its directory without unpacking; null when it is no zip file.
 *
 * @param sizeBytes size of the whole file.
 */
export async function zipEntryNames(sizeBytes: number, read: ReadPart): Promise<string[] | null> {
  const tailBytes = Math.min(sizeBytes, END_BYTES + COMMENT_MAX);
  const directory = findDirectory(await read(sizeBytes - tailBytes, tailBytes));
  if (directory === null || directory.length > DIRECTORY_MAX) return null;
  const bytes = await read(directory.from, directory.length);
  const view = viewOf(bytes);
  const names: string[] = [];
  for (let at = 0; at < bytes.byteLength; ) {
    if (at + ENTRY_BYTES > bytes.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const nameBytes = view.getUint16(at + 28, true);
    const end = at + ENTRY_BYTES + nameBytes;
    names.push(new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, end)));
    at = end + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}
