import { extensionOf, imageSize } from '@portal/formats';
import { hasContentOf, headBytes } from './fileContent.ts';

export interface FileRules {
  /** Endings taken, in small letters without the dot. */
  types: readonly string[];
  /** Largest size of one file. */
  maxBytes: number;
  /** Most pixels of one picture; one that does not tell its size passes. None by default. */
  maxPixels?: number | undefined;
}

/** Room for the metadata a camera writes before the size of a JPEG. */
const pictureHeadBytes = 262_144;

/** Why a file is not taken. */
export type RefusalCause = 'type' | 'empty' | 'size' | 'pixels' | 'content' | 'unreadable' | 'count';

export interface RefusedFile {
  file: File;
  cause: RefusalCause;
}

/** Whether a picture has too many pixels. */
async function findExcess(file: File, maxPixels: number): Promise<RefusalCause | undefined> {
  const size = imageSize(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer()));
  return size !== null && size.widthPx * size.heightPx > maxPixels ? 'pixels' : undefined;
}

/** The error of one file. Reads only its first bytes. */
async function findCause(
  file: File,
  { types, maxBytes, maxPixels }: FileRules,
): Promise<RefusalCause | undefined> {
  const extension = extensionOf(file.name);
  if (!types.includes(extension)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (!hasContentOf(extension, head)) return 'content';
    return maxPixels === undefined ? undefined : await findExcess(file, maxPixels);
  } catch {
    return 'unreadable'; // a folder, or a file gone since it was chosen
  }
}

/**
 * Parts chosen files into those taken and those refused, in their order. Those beyond the room are refused, not the lot.
 *
 * @param roomLeft how many more files are taken, asked once all are read
 */
export async function checkFiles(files: readonly File[], rules: FileRules, roomLeft: () => number) {
  const causes = await Promise.all(files.map((file) => findCause(file, rules)));
  const room = roomLeft();
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, file] of files.entries()) {
    const cause = causes[index] ?? (accepted.length < room ? undefined : 'count');
    if (cause) refused.push({ file, cause });
    else accepted.push(file);
  }
  return { accepted, refused };
}
