/**
 * Builds `@portal/ui` as it is published: ES modules and types of the public entries, file by file, so that a bundler
 * takes only what a page uses. The folder gets a `package.json` of its own; the workspace keeps working on the sources.
 */
import { execFile } from 'node:child_process';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.ts';

const run = promisify(execFile);
const library = path.join(root, 'packages/ui');

/** The part of the library's `package.json` that is read. */
interface Manifest {
  name: string;
  version: string;
  description: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const emitted = (source: string, ending: string) =>
  source.replace('./src/', './').replace(/\.ts$/, `.${ending}`);

/** What a consumer's tools read: the sources' entries in their built form, and nothing of the workspace. */
function publishedManifest({
  name,
  version,
  description,
  exports,
  dependencies,
  peerDependencies,
}: Manifest) {
  const entries = Object.entries(exports).map(([entry, source]) => [
    entry,
    { types: emitted(source, 'd.ts'), default: emitted(source, 'js') },
  ]);
  return {
    name,
    version,
    description,
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: false,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    dependencies,
    peerDependencies,
  };
}

/** Writes the package into a folder that is made anew. */
export async function buildLibrary(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  await run(tsc, ['-p', path.join(library, 'tsconfig.build.json'), '--outDir', outDir], { cwd: root });
  const manifest = JSON.parse(await readFile(path.join(library, 'package.json'), 'utf8')) as Manifest; // ours
  const text = `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`;
  await writeFile(path.join(outDir, 'package.json'), text);
  await copyFile(path.join(library, 'README.md'), path.join(outDir, 'README.md'));
}

if (import.meta.main) await buildLibrary(path.join(library, 'dist'));
