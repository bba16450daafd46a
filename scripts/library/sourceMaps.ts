import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The part of a source map that is read. */
interface SourceMap {
  sources: string[];
  sourcesContent?: string[];
}

/**
 * Names the source in each map of a folder by its file alone: it stands in the map, and is shown beside what was made of it,
 * wherever the package is installed.
 */
export async function bringSources(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js.map'))) {
    const map = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as SourceMap; // the compiler's own
    const sources = map.sources.map((source) => path.posix.basename(source));
    await writeFile(path.join(folder, file), JSON.stringify({ ...map, sources }));
  }
}
