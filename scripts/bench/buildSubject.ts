import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { root } from '../root.ts';
import type { Subject } from './subjects.ts';

const folder = import.meta.dirname;

/** Folder of the built pages. */
export const builtDir = path.join(root, 'node_modules/.cache/bench');

/** Bytes (gzip) that a subject's page loads besides React, styled-components and the benchmark itself. */
export interface Size {
  js: number;
  /** The part that every page of the library loads: theme and texts. */
  themeJs: number;
  /** The part that is loaded on demand. */
  lazyJs: number;
}

/** The source of a subject's page. */
export const subjectFile = ({ part, file, fromPeers }: Subject) =>
  path.join(folder, fromPeers ? 'peers' : 'subjects', part, `${file}.tsx`);

/** The name of a subject's folder in `builtDir`. */
export const pageName = ({ part, file }: Subject) => `${part}-${file}`;

/** Shared by all subjects, so not counted. */
const shared = [
  {
    name: 'runtime',
    test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion\/(?:is-prop-valid|memoize|unitless))\//,
  },
  { name: 'measuring', test: /scripts\/bench\/(?:page|statistics)/ },
];
/**
 * A part with its own texts loads those of the whole library on demand. The formats that texts write numbers with belong
 * to it. The provider is none of it: what it imports would stand in the page's own file, which is read after this one.
 */
const theme = {
  name: 'theme',
  test: /packages\/(?:formats\/src\/|ui\/src\/(?:theme\/(?!PortalProvider)|tokens\/|locale\/(?!messages|useMessages)))/,
};

const html = (scripts: readonly string[], styles: readonly string[]) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>bench</title>
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
</head>
<body>
<div id="root"></div>
${scripts.map((file) => `<script type="module" src="${file}"></script>`).join('\n')}
</body>
</html>
`;

async function gzipped(files: Iterable<string>, outDir: string): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(path.join(outDir, file)), { level: 9 }).length;
  return bytes;
}

/** These files and all files they load. */
function withImports(
  files: readonly string[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of chunks.get(file)?.imports ?? []) reached.add(next);
  return reached;
}

/** Builds one page for production, with the code of its subject only. */
export async function buildSubject(subject: Subject): Promise<Size> {
  const outDir = path.join(builtDir, pageName(subject));
  const result = await build({
    root: folder,
    base: './',
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1e5,
      rolldownOptions: {
        input: { subject: subjectFile(subject) },
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...shared, theme] } },
      },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const chunks = new Map(outputs.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item]] : [])));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const styles = outputs.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css'));
  await writeFile(path.join(outDir, 'index.html'), html(entries, styles));

  const nameOf = (file: string) => chunks.get(file)?.name;
  const isCounted = (file: string) => !shared.some(({ name }) => nameOf(file) === name);
  const first = withImports(entries, chunks);
  // A file of the theme that waits for one that waits for it would read tokens that are not there yet.
  for (const { name, imports } of chunks.values()) {
    if (name === theme.name && [...withImports(imports, chunks)].some((file) => nameOf(file) === name))
      throw new Error(`${pageName(subject)}: the theme imports what imports it`);
  }
  const later = [...chunks.keys()].filter((file) => !first.has(file));
  return {
    js: await gzipped([...first].filter(isCounted), outDir),
    themeJs: await gzipped(
      [...first].filter((file) => nameOf(file) === theme.name),
      outDir,
    ),
    lazyJs: await gzipped(later.filter(isCounted), outDir),
  };
}
