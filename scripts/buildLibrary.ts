/**
 * Builds `@portal/ui` and `@portal/formats` as they are published: ES modules, types and source maps of the public
 * entries, file by file, so that a bundler takes only what a page uses. Each folder gets a `package.json` of its own;
 * the workspace keeps working on the sources.
 */
import { execFile } from 'node:child_process';
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { compileStyles } from './library/compileStyles.ts';
import { markClientModules } from './library/markClientModules.ts';
import { bringSources } from './library/sourceMaps.ts';
import { root } from './root.ts';

const run = promisify(execFile);
const packages = path.join(root, 'packages');

/** The packages that are published, each a folder of `packages`. */
export const PUBLISHED = ['formats', 'ui'] as const;

/** The part of a `package.json` that is read. */
interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  sideEffects: false | string[];
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const isStyleSheet = (file: string) => file.endsWith('.css');
const emitted = (source: string, ending: string) =>
  source.replace('./src/', './').replace(/\.(?:ts|css)$/, `.${ending}`);
/** The types of a style sheet say that it can be imported. */
const typesEnding = (source: string) => (isStyleSheet(source) ? 'd.css.ts' : 'd.ts');

/** The published `package.json`: entries point to the built files, workspace settings are left out. */
function publishedManifest({
  name,
  version,
  description,
  license,
  engines,
  sideEffects,
  exports,
  dependencies,
  peerDependencies,
}: Manifest) {
  const entries = Object.entries(exports).map(([entry, source]) => [
    entry,
    {
      types: emitted(source, typesEnding(source)),
      default: emitted(source, isStyleSheet(source) ? 'css' : 'js'),
    },
  ]);
  return {
    name,
    version,
    description,
    type: 'module',
    license,
    engines,
    sideEffects,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    dependencies,
    peerDependencies,
  };
}

/** Writes each package into a fresh folder. */
export async function buildLibrary(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const all = path.join(outDir, 'all');
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  await run(tsc, ['-p', path.join(packages, 'tsconfig.build.json'), '--outDir', all], { cwd: root });
  for (const name of PUBLISHED) {
    const source = path.join(packages, name);
    const target = path.join(outDir, name);
    await rename(path.join(all, name, 'src'), target);
    const manifest = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as Manifest; // ours
    const files = Object.values(manifest.exports);
    for (const file of files.filter(isStyleSheet)) {
      await copyFile(path.join(source, file), path.join(target, emitted(file, 'css')));
      await writeFile(path.join(target, emitted(file, 'd.css.ts')), 'export {};\n');
    }
    const text = `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`;
    await writeFile(path.join(target, 'package.json'), text);
    for (const page of ['README.md', 'CHANGELOG.md'])
      await copyFile(path.join(source, page), path.join(target, page));
    await bringSources(target);
    await compileStyles(target);
    await markClientModules(
      files.filter((file) => !isStyleSheet(file)).map((file) => path.join(target, emitted(file, 'js'))),
    );
  }
  await rm(all, { recursive: true });
}

if (import.meta.main) await buildLibrary(path.join(packages, 'dist'));
