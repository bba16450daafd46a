import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';

const DIRECTIVE = "'use client';\n";

/** What a server component may stand on: plain functions. Everything else that is installed needs a page. */
const isPure = (specifier: string) => specifier.startsWith('.') || specifier === '@portal/formats';

/** What a module imports and exports on, as it is written. */
function requestsOf(file: string, text: string): string[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const reExports = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest));
  return [...staticImports.map(({ moduleRequest }) => moduleRequest), ...reExports].flatMap((request) =>
    request ? [request.value] : [],
  );
}

/** The map of a file that gained a line at its start. */
async function moveMap(file: string): Promise<void> {
  const map: { mappings: string } = JSON.parse(await readFile(`${file}.map`, 'utf8')); // the compiler's own
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

/**
 * Writes `'use client'` into the modules at which what a server component reaches ends: the first on each way from an entry
 * that stand on React, its DOM, styles or anything else that is installed. Barrels and plain functions before them stay as
 * they are, so that a server may call those; modules behind them need no directive, and bundlers warn of each.
 */
export async function markClientModules(entries: readonly string[]): Promise<void> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = await readFile(file, 'utf8');
    const requests = requestsOf(file, text);
    if (requests.every(isPure)) {
      const folder = path.dirname(file);
      waiting.push(
        ...requests.filter((request) => request.startsWith('.')).map((to) => path.join(folder, to)),
      );
    } else {
      await writeFile(file, DIRECTIVE + text);
      await moveMap(file);
    }
  }
}
