import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { type BuildOptions, build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import budgets from '../packages/ui/budgets.json' with { type: 'json' };
import { browserLaunchOptions } from './browser.ts';
import { buildLibrary, PUBLISHED } from './buildLibrary.ts';
import { createPortalHost } from './portalHost.ts';
import { root } from './root.ts';
import { clashingNames } from './testing/clashingNames.ts';

const run = promisify(execFile);
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** What the page of `packages/ui/consumer` reports. */
interface Result {
  /** Every component that the package exports. */
  components: string[];
  drawn: string[];
  failures: string[];
  rules: number;
}

let folder = '';
let app = '';

/** Where the package is built, and its tarball. */
const built = (name: string) => path.join(folder, 'built', name);
const tarball = (name: string) => path.join(folder, `portal-${name}.tgz`);

/** Packs a package and installs the tarball in the application. */
async function install(name: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: built(name),
  });
  await rename(path.join(folder, JSON.parse(stdout)[0].filename), tarball(name)); // npm's own words
  const installed = path.join(app, 'node_modules/@portal', name);
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball(name), '-C', installed, '--strip-components=1']);
}

/** A new application with the packages from their tarballs, and beside them only what they say they need. */
async function createApp(): Promise<void> {
  const modules = path.join(app, 'node_modules');
  for (const name of PUBLISHED) await install(name);
  const manifest = JSON.parse(await readFile(path.join(modules, '@portal/ui/package.json'), 'utf8')); // ours
  const own = ['vite', '@vitejs/plugin-react', '@types/react', '@types/react-dom'];
  const needed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies), ...own];
  for (const name of needed.filter((name) => !name.startsWith('@portal/'))) {
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  }

  await cp(path.join(root, 'packages/ui/consumer'), app, { recursive: true });
  const examples = await readFile(path.join(root, 'packages/ui/src/internal/testing/examples.tsx'), 'utf8');
  await writeFile(
    path.join(app, 'examples.tsx'),
    examples
      .replace("'../../index.ts'", "'@portal/ui'")
      .replace("'../../charts/index.ts'", "'@portal/ui/charts'"),
  );
  const main = await readFile(path.join(app, 'main.tsx'), 'utf8');
  await writeFile(path.join(app, 'main.tsx'), main.replace(/'[^']*\/examples\.tsx'/, "'./examples.tsx'"));
  await writeFile(
    path.join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'ES2024',
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        allowImportingTsExtensions: true,
        skipLibCheck: false,
        types: ['vite/client'],
      },
      include: ['main.tsx', 'examples.tsx'],
    }),
  );
}

/** JavaScript of an application that holds one statement, peers left out. */
async function bundle(statement: string, rolldownOptions: BuildOptions['rolldownOptions'] = {}) {
  const names = /import (?:\* as )?\{?([^}]+?)\}? from/.exec(statement)?.[1]?.trim() ?? '';
  const entry = path.join(app, 'entry.ts');
  await writeFile(entry, `${statement};\nObject.assign(globalThis, { used: [${names}] });\n`);
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
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

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-library-'));
  app = path.join(folder, 'app');
  await buildLibrary(path.join(folder, 'built'));
  await createApp();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(PUBLISHED)('the published package %s', (name) => {
  it('has nothing that publint finds fault with', async () => {
    const { messages } = await publint({ pkgDir: built(name), strict: true });
    expect(messages).toEqual([]);
  });

  it('has no two files that are one on macOS and Windows', async () => {
    const files = await readdir(built(name), { recursive: true });
    expect(files).toContain('index.js');
    expect(clashingNames(files)).toEqual([]);
  });

  it('has types that every bundler and Node resolve', async () => {
    const args = ['run', 'lint:package', '--silent', '--', tarball(name)];
    await run('npm', args, { cwd: root }).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
  });
});

describe('an application with the published packages', () => {
  it('is typed where it checks its libraries too', async () => {
    await run(bin('tsc'), ['-p', app]).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
  });

  it('draws every component under a strict content security policy', async () => {
    const dist = path.join(app, 'dist');
    await run(bin('vite'), ['build', app]);
    const host = createPortalHost({ folder: dist, apiUrl: 'http://localhost:1' });
    await new Promise<void>((resolve) => host.listen(0, resolve));
    const browser = await chromium.launch(await browserLaunchOptions());
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      const { port } = host.address() as AddressInfo; // it listens on a port, not on a pipe
      await page.goto(`http://localhost:${port}/`);
      await page.locator('html[data-result]').waitFor({ state: 'attached', timeout: 30_000 });
      const result: Result = JSON.parse((await page.locator('html').getAttribute('data-result')) ?? '{}');

      expect(result.failures).toEqual([]);
      expect(complaints).toEqual([]);
      expect(result.rules).toBeGreaterThan(100);
      expect(result.drawn.sort()).toEqual(result.components.sort());
    } finally {
      await browser.close();
      host.close();
    }
  });

  it.each(['@portal/formats', '@portal/ui', '@portal/ui/charts'])(
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
