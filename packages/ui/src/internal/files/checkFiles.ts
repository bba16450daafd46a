import { hasContentOf, headBytes } from './fileContent.ts';
import { extensionOf } from './fileNames.ts';

export interface FileRules {
  /** Endings taken, in small letters without the dot. */
  types: readonly string[];
  /** Largest size of one file. */
  maxBytes: number;
}

/** Why a file is not taken. */
export type RefusalCause = 'type' | 'empty' | 'size' | 'content' | 'unreadable' | 'count';

export interface RefusedFile {
  file: File;
  cause: RefusalCause;
}

/** The error of one file. Reads only its first bytes. */
async function findCause(file: File, { types, maxBytes }: FileRules): Promise<RefusalCause | undefined> {
  const extension = extensionOf(file.name);
  if (!types.includes(extension)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    return hasContentOf(extension, head) ? undefined : 'content';
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
