import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const relativeImport = /(?<=(?:from|import\()\s*['"])\.{1,2}\/[^'"]+(?=['"])/g;

/** Copies a package as a disk keeps it that ignores case: names in small letters, and all that asks for them too. */
export async function foldNames(source: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true });
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const folded = path.join(target, path.relative(target, file).toLowerCase());
    await mkdir(path.dirname(folded), { recursive: true });
    await rename(file, folded);
    if (!folded.endsWith('.js')) continue;
    const text = await readFile(folded, 'utf8');
    await writeFile(
      folded,
      text.replace(relativeImport, (name) => name.toLowerCase()),
    );
  }
}
