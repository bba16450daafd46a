import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './codeSplitting.ts';
import { frameInHtml } from './frameInHtml.ts';
import { leaveOutUnused } from './leaveOutUnused.ts';

/** Puts what is configured into the page of the dev server; in production whoever serves the page does it. */
const runtimeConfiguration = (): Plugin => ({
  name: 'portal-runtime-configuration',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replaceAll('%PORTAL_API_URL%', process.env.PORTAL_API_URL ?? 'http://localhost:8787')
      .replaceAll('%PORTAL_MANAGER_EMAIL_SUFFIX%', process.env.PORTAL_MANAGER_EMAIL_SUFFIX ?? ''),
});

/** What every page, or every list, runs at once. */
const runAtOnce = ['libraries', 'portal', 'shell', 'tables', 'lists'];

/**
 * Tells browsers to compile all of these files while they come, beside the work of the page, and not function by function when
 * it is drawn (https://v8.dev/blog/explicit-compile-hints). Browsers that do not know of it read a comment.
 */
const compileWhileLoading = (): Plugin => ({
  name: 'portal-compile-while-loading',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post', // first in the file
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const name of runAtOnce) {
        const chunk = chunks.find((file) => file.name === name);
        if (!chunk) this.error(`No file is called ${name} any more (codeSplitting.ts)`);
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});

/** What Vite puts around each `import()`. */
const loadHelper = '\0vite/preload-helper.js';

/** Has parts loaded by `src/loadFiles.ts`, in place of Vite's own helper: what failed once it could never load again. */
const loadsFiles = (): Plugin => ({
  name: 'portal-loads-files',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === loadHelper
      ? `export { loadFiles as __vitePreload } from ${JSON.stringify(path.join(import.meta.dirname, 'src/loadFiles.ts'))}`
      : undefined,
  generateBundle(_options, bundle) {
    const isVites = Object.values(bundle).some(
      (file) => file.type === 'chunk' && file.code.includes('vite:preloadError'),
    );
    if (isVites) this.error(`Vite's own helper is no longer ${loadHelper}`);
  },
});

/** Fails the build when two files import each other: what runs first would then be left to chance. */
const noCircularFiles = (): Plugin => ({
  name: 'portal-no-circular-files',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) this.error(`Files import each other: ${[...path, file].join(' → ')}`);
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== 'chunk') return;
      for (const imported of chunk.imports) visit(imported, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.join(import.meta.dirname, '../../node_modules/.cache/vite-portal'),
  plugins: [
    react(),
    runtimeConfiguration(),
    frameInHtml(),
    leaveOutUnused(),
    loadsFiles(),
    noCircularFiles(),
    compileWhileLoading(),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  // Else zod tries to make a function of a text, which the policy refuses and reports.
  define: { 'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }) },
  // Style sheets as browsers need them: no spaces, no comments.
  oxc: {
    plugins: { styledComponents: { minify: true, ssr: false, displayName: false, fileName: false } },
  },
  html: { cspNonce: '%CSP_NONCE%' },
  // What jsPDF would load to turn HTML and SVG into pictures, which nobody asks it for.
  worker: { format: 'es', rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] } },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups,
        },
      },
    },
  },
});
