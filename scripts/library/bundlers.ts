import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { type Plugin, rollup } from 'rollup';
import { build as viteBuild } from 'vite7';
import webpack from 'webpack';

/** `process.env.NODE_ENV` of what is built, which all bundlers but plain Rollup have an option for. */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** Plain Rollup knows neither the environment nor style sheets; applications add plugins of their choice. */
const rollupBasics: Plugin = {
  name: 'basics',
  load: (id) => (id.endsWith('.css') ? '' : null),
  transform: (code) => code.replaceAll('process.env.NODE_ENV', production['process.env.NODE_ENV']),
};

/** Builds `small.js` of an application into a folder, each as an application does that has nothing special. */
export const bundlers = {
  async esbuild(entry: string, outDir: string) {
    await esbuild.build({
      entryPoints: [entry],
      outdir: outDir,
      bundle: true,
      minify: true,
      format: 'esm',
      splitting: true,
      loader: { '.woff2': 'file' },
      define: production,
      logLevel: 'error',
    });
  },

  async 'Vite 7'(entry: string, outDir: string) {
    await viteBuild({
      root: path.dirname(entry),
      configFile: false,
      logLevel: 'error',
      define: production,
      build: {
        outDir,
        cssCodeSplit: false,
        rollupOptions: {
          input: entry,
          output: { entryFileNames: 'small.js', assetFileNames: 'small[extname]' },
        },
      },
    });
  },

  async 'webpack 5'(entry: string, outDir: string) {
    const compiler = webpack({
      mode: 'production',
      context: path.dirname(entry),
      entry,
      output: { path: outDir, filename: 'small.js' },
      experiments: { css: true },
      performance: false,
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
    const complaints = [...errors, ...warnings].map(({ message }) => message);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  },

  async Rollup(entry: string, outDir: string) {
    const warnings: string[] = [];
    const bundle = await rollup({
      input: entry,
      plugins: [rollupBasics, nodeResolve({ browser: true }), commonjs()],
      onwarn: ({ code = '', message, id = '' }) => {
        if (code === 'MODULE_LEVEL_DIRECTIVE') return; // 'use client', of others too
        if (id.includes('@portal') || !id) warnings.push(message);
      },
    });
    await bundle.write({ dir: outDir, entryFileNames: 'small.js' });
    await bundle.close();
    if (warnings.length > 0) throw new Error(warnings.join('\n'));
  },
} satisfies Record<string, (entry: string, outDir: string) => Promise<void>>;

/** Compiles the small application to JavaScript, as bundlers without a loader of their own take it. */
export async function compileSmall(folder: string): Promise<string> {
  const { code } = await esbuild.transform(await readFile(path.join(folder, 'small.tsx'), 'utf8'), {
    loader: 'tsx',
    jsx: 'automatic',
  });
  const entry = path.join(folder, 'small.js');
  await writeFile(entry, code);
  return entry;
}

/** The page that loads what a bundler made. */
export async function writePage(folder: string, name = 'small'): Promise<void> {
  const hasStyles = (await readdir(folder)).includes(`${name}.css`);
  const link = hasStyles ? `<link rel="stylesheet" href="/${name}.css" />` : '';
  const script = `<script type="module" src="/${name}.js"></script>`;
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8" /><title>Small</title><link rel="icon" href="data:," />${link}</head><body>${script}</body></html>`,
  );
}
