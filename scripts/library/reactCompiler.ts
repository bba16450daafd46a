import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import * as esbuild from 'esbuild';
import { root } from '../root.ts';

const sources = path.join(root, 'packages/ui/src');

/** The library as its sources, for the compiler to read. */
const alias = {
  '@portal/ui/fonts.css': path.join(sources, 'fonts.css'),
  '@portal/ui/charts': path.join(sources, 'charts/index.ts'),
  '@portal/ui': path.join(sources, 'index.ts'),
  '@portal/formats': path.join(root, 'packages/formats/src/index.ts'),
};

/** Whether the compiler could change a module: it compiles functions alone that have JSX or call a hook. */
const mayChange = (file: string, text: string) => file.endsWith('x') || /\buse[A-Z(]/.test(text);

/** Types are gone before the compiler reads a module, and JSX is written out after it. */
async function compile(file: string, text: string): Promise<string> {
  const { code } = await esbuild.transform(text, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    target: 'esnext',
    jsx: 'preserve',
  });
  const compiled = await transformAsync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['jsx'] },
    plugins: ['babel-plugin-react-compiler'],
  });
  return compiled?.code ?? '';
}

/**
 * Bundles modules of an application with React Compiler: what the application wrote, and the sources of the library too,
 * where these are asked for. Returns the modules that the compiler changed.
 */
export async function bundleCompiled(
  entryPoints: string[],
  outDir: string,
  withLibrary: boolean,
): Promise<string[]> {
  const changed: string[] = [];
  const compiler: esbuild.Plugin = {
    name: 'react-compiler',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (file.includes('node_modules')) return undefined;
        const text = await readFile(file, 'utf8');
        if (!mayChange(file, text)) return undefined;
        const contents = await compile(file, text);
        if (contents.includes('react/compiler-runtime')) changed.push(path.basename(file));
        return { contents, loader: 'jsx' };
      });
    },
  };
  await esbuild.build({
    entryPoints,
    outdir: outDir,
    bundle: true,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': JSON.stringify('development') }, // React says there what it finds wrong
    alias: withLibrary ? alias : {},
    plugins: [compiler],
    logLevel: 'error',
  });
  return changed;
}
