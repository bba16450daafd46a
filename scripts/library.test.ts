import { execFile } from 'node:child_process';
import { copyFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { publint } from 'publint';
import { type BuildOptions, build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import budgets from '../packages/ui/budgets.json' with { type: 'json' };
import { browserLaunchOptions } from './browser.ts';
import { PUBLISHED } from './buildLibrary.ts';
import { bundlers, compileSmall, writePage } from './library/bundlers.ts';
import { type ConsumerApp, createConsumerApp } from './library/consumerApp.ts';
import { foldNames } from './library/foldNames.ts';
import { createLowestApp } from './library/lowestPeers.ts';
import { bundleCompiled } from './library/reactCompiler.ts';
import { createPortalHost } from './portalHost.ts';
import { root } from './root.ts';
import { clashingNames } from './testing/clashingNames.ts';

const run = promisify(execFile);
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
/** By its place: the older Vite, which a test bundles with, has a command of the same name. */
const vite = path.join(root, 'node_modules/vite/bin/vite.js');

/** What the page says that draws every component. */
interface Drawing {
  /** Every component that the package exports. */
  components: string[];
  drawn: string[];
  failures: string[];
  rules: number;
}

let folder = '';
let app: ConsumerApp;
let browser: Browser;

/** JavaScript of an application that holds one statement, peers left out. */
async function bundle(statement: string, rolldownOptions: BuildOptions['rolldownOptions'] = {}) {
  const names = /import (?:\* as )?\{?([^}]+?)\}? from/.exec(statement)?.[1]?.trim() ?? '';
  const entry = path.join(app.folder, 'entry.ts');
  await writeFile(entry, `${statement};\nObject.assign(globalThis, { used: [${names}] });\n`);
  const result = await build({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      modulePreload: false, // what fetches chunks ahead is the bundler's, not the library's
      rolldownOptions: {
        input: entry,
        external: [/^react(?:-dom)?(?:$|\/)/, 'styled-components'],
        ...rolldownOptions,
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite gave no bundle');
  return result.output.filter((file) => file.type === 'chunk');
}

/** A new page, and what it complains of. */
async function openPage(context: BrowserContextOptions = {}) {
  const page = await browser.newPage(context);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

/** What a page of the application says of itself, and what it wrote to the console. */
async function report<Said>(address: string, context: BrowserContextOptions = {}) {
  const { page, complaints } = await openPage(context);
  await page.clock.setFixedTime(new Date('2027-03-10T12:00:00Z')); // later than the server's
  await page.goto(address);
  await page.locator('html[data-result]').waitFor({ state: 'attached', timeout: 60_000 });
  const said = await page.locator('html').getAttribute('data-result');
  await page.close();
  return { said: JSON.parse(said ?? '{}') as Said, complaints }; // the page is ours
}

/** Serves a folder while something is done with its address. */
async function served<Result>(dist: string, act: (address: string) => Promise<Result>): Promise<Result> {
  const host = await preview({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: dist },
  });
  try {
    return await act(host.resolvedUrls?.local[0] ?? '');
  } finally {
    await host.close();
  }
}

/** Uses the small application as a person does, with a part that is loaded on demand. */
async function useSmall(address: string): Promise<void> {
  const { page, complaints } = await openPage();
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
  await page.getByRole('button', { name: 'Cumprimentar' }).click();
  await page.getByText('Olá, Ana!').waitFor();
  await page.getByRole('button', { name: 'Abrir calendário' }).click();
  await page.getByRole('dialog', { name: 'Escolher data: Nascimento' }).waitFor();
  await page.locator('canvas').first().waitFor();
  await page.close();
  expect(complaints).toEqual([]);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-library-'));
  app = await createConsumerApp(folder);
  browser = await chromium.launch(await browserLaunchOptions());
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(PUBLISHED)('the published package %s', (name) => {
  it('has nothing that publint finds fault with', async () => {
    const { messages } = await publint({ pkgDir: app.built(name), strict: true });
    expect(messages).toEqual([]);
  });

  it('holds modules with their types and maps, what was changed, and nothing else', () => {
    const files = app.packed.get(name) ?? [];
    const rest = files.filter((file) => !/\.js(?:\.map)?$|\.d\.ts$/.test(file));
    const styles = name === 'ui' ? ['fonts.css', 'fonts.d.css.ts'] : [];
    expect(new Set(rest)).toEqual(new Set(['CHANGELOG.md', 'README.md', 'package.json', ...styles]));
    expect(files.filter((file) => /test|stories|examples/i.test(file))).toEqual([]);
    const modules = files.filter((file) => file.endsWith('.js'));
    expect(modules.length).toBeGreaterThan(20);
    for (const module of modules)
      expect(files).toEqual(expect.arrayContaining([`${module}.map`, module.replace(/js$/, 'd.ts')]));
  });

  it('has maps that lead from each function to its source, which they hold', async () => {
    const lost: string[] = [];
    for (const file of (app.packed.get(name) ?? []).filter((file) => file.endsWith('.js'))) {
      const [code, map] = await Promise.all(
        [file, `${file}.map`].map((part) => readFile(path.join(app.built(name), part), 'utf8')),
      );
      const lines = (code ?? '').split('\n');
      const payload = JSON.parse(map ?? '');
      const line = lines.findIndex((text) => text.startsWith('export function '));
      const found = new SourceMap(payload).findEntry(line, 'export function '.length);
      const source = 'originalLine' in found ? payload.sourcesContent[0].split('\n')[found.originalLine] : '';
      const named = /^export function \w+/.exec(lines[line] ?? '')?.[0] ?? '';
      if (payload.sources.length !== 1 || payload.sources[0].includes('/') || !source?.includes(named))
        lost.push(file);
    }
    expect(lost).toEqual([]);
  });

  it('has no two files that are one on macOS and Windows', async () => {
    const files = await readdir(app.built(name), { recursive: true });
    expect(files).toContain('index.js');
    expect(clashingNames(files)).toEqual([]);
  });

  it('has types that every bundler and Node resolve', async () => {
    const args = ['run', 'lint:package', '--silent', '--', app.tarball(name)];
    await run('npm', args, { cwd: root }).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
  });
});

describe('an application with the published packages (LIB-01)', () => {
  it('is typed where it checks its libraries too', async () => {
    await run(bin('tsc'), ['-p', app.folder]).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
  });

  it('draws every component under a strict content security policy', async () => {
    await run(vite, ['build', app.folder]);
    const host = createPortalHost({ folder: path.join(app.folder, 'dist'), apiUrl: 'http://localhost:1' });
    await new Promise<void>((resolve) => host.listen(0, resolve));
    try {
      const { port } = host.address() as AddressInfo; // it listens on a port, not on a pipe
      const { said, complaints } = await report<Drawing>(`http://localhost:${port}/`);

      expect(said.failures).toEqual([]);
      expect(complaints).toEqual([]);
      expect(said.rules).toBeGreaterThan(100);
      expect(said.drawn.sort()).toEqual(said.components.sort());
    } finally {
      host.close();
    }
  }, 180_000);

  it('draws every component in Node, and a page takes them over as they are', async () => {
    const development = { ...process.env, NODE_ENV: 'development' }; // React says there what does not fit
    await run(vite, ['build', app.folder, '--ssr', 'server.tsx', '--outDir', 'server'], {
      env: development,
    });
    const elsewhere = { ...development, TZ: 'Asia/Tokyo', LANG: 'en_US.UTF-8' };
    const server = await run(process.execPath, [path.join(app.folder, 'server/server.js')], {
      env: elsewhere,
      maxBuffer: 2 ** 26,
    });
    expect(server.stderr).toBe('');
    const { markup, styles }: { markup: Record<string, string>; styles: string } = JSON.parse(server.stdout);

    const dist = path.join(app.folder, 'hydrated');
    await run(vite, ['build', app.folder, '--outDir', dist], { env: development });
    await writeFile(path.join(dist, 'markup.json'), JSON.stringify(markup));
    const html = await readFile(path.join(dist, 'hydrate.html'), 'utf8');
    await writeFile(path.join(dist, 'hydrate.html'), html.replace('</head>', `${styles}</head>`));
    const { said, complaints } = await served(dist, (address) =>
      report<{ hydrated: string[]; failures: string[] }>(`${address}hydrate.html`, {
        viewport: { width: 390, height: 800 },
        colorScheme: 'dark',
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
      }),
    );
    expect(said.failures).toEqual([]);
    expect(complaints).toEqual([]);
    expect(said.hydrated).toEqual(Object.keys(markup));
    expect(styles).toContain('--pt-color-text:');
  }, 180_000);

  it('gives server components its plain functions, and its components as parts of the page', async () => {
    const module = path.join(app.folder, 'serverComponent.js');
    const { stdout } = await run(process.execPath, ['--conditions=react-server', module]);
    const { client, server, called }: Record<'client' | 'server' | 'called', string[]> = JSON.parse(stdout);
    expect(client).toEqual(
      expect.arrayContaining(['PortalProvider', 'Button', 'LineChart', 'useUploadQueue']),
    );
    expect(server.filter((name) => /^[A-Z]/.test(name))).toEqual([]);
    expect(called).toEqual(['Marcas.csv', 0, 'R$\u{a0}1.234,50']);
  });

  it.each(Object.entries(bundlers))(
    'works as %s bundles it',
    async (name, bundleWith) => {
      const outDir = path.join(folder, name);
      await bundleWith(await compileSmall(app.folder), outDir);
      await writePage(outDir);
      await served(outDir, useSmall);
    },
    180_000,
  );

  it.each([
    ['an application alone', false, 'small.tsx'],
    ['the library too', true, 'DateField.tsx'],
  ])(
    'works where React Compiler compiles %s',
    async (name, withLibrary, changed) => {
      const outDir = path.join(folder, 'compiled', name);
      const entries = ['small.tsx', 'main.tsx'].map((file) => path.join(app.folder, file));
      expect(await bundleCompiled(entries, outDir, withLibrary)).toContain(changed);
      await writePage(outDir);
      await served(outDir, useSmall);
      await writePage(outDir, 'main');
      const { said, complaints } = await served(outDir, report<Drawing>);
      expect(said.failures).toEqual([]);
      expect(complaints).toEqual([]);
      expect(said.drawn.sort()).toEqual(said.components.sort());
    },
    180_000,
  );

  it('works on a disk that ignores case', async () => {
    const folded = path.join(folder, 'folded');
    const modules = path.join(app.folder, 'node_modules');
    await cp(modules, path.join(folded, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => path.basename(file) !== '@portal', // come with their names folded
    });
    for (const name of PUBLISHED)
      await foldNames(path.join(modules, '@portal', name), path.join(folded, 'node_modules/@portal', name));
    await copyFile(path.join(app.folder, 'small.tsx'), path.join(folded, 'small.tsx'));
    const outDir = path.join(folder, 'from folded');
    await bundlers.esbuild(await compileSmall(folded), outDir);
    await writePage(outDir);
    await served(outDir, useSmall);
  }, 180_000);

  it('works with the lowest versions of its peers', async () => {
    const lowest = path.join(folder, 'lowest');
    await createLowestApp(app.folder, lowest);
    await run(bin('tsc'), ['-p', lowest, '--preserveSymlinks']).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
    const outDir = path.join(lowest, 'dist');
    await build({
      root: lowest,
      configFile: false,
      logLevel: 'error',
      resolve: { preserveSymlinks: true },
      build: { outDir, rolldownOptions: { input: ['index.html', 'small.html'] } },
    });
    await served(outDir, async (address) => {
      const { said, complaints } = await report<Drawing>(address);
      expect(said.failures).toEqual([]);
      expect(complaints).toEqual([]);
      expect(said.drawn.sort()).toEqual(said.components.sort());
      await useSmall(`${address}small.html`);
    });
  }, 180_000);

  it.each(['@portal/formats', '@portal/ui', '@portal/ui/charts', '@portal/ui/locales/en'])(
    'leaves nothing of %s to who uses nothing of it',
    async (entry) => {
      const [chunk] = await bundle(`import '${entry}'`);
      expect(chunk?.code.trim()).toMatch(/^Object\.assign\(globalThis,\{used:\[\]\}\);?$/);
    },
  );

  it.each(Object.entries(budgets))('%s costs at most %i kB', async (statement, kilobytes) => {
    const chunks = await bundle(statement);
    const entry = chunks.filter((chunk) => chunk.isEntry);
    const first = chunks.filter((chunk) => entry.some((file) => file.imports.includes(chunk.fileName)));
    const bytes = [...entry, ...first].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
    expect(bytes / 1000).toBeLessThan(kilobytes);
  });
});
