/**
 * The browser every test runs in: the Chromium shipped inside an npm package, with the libraries a bare Linux
 * lacks, so that a fresh machine needs no package manager. `CHROMIUM_PATH` names another one.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LaunchOptions } from 'playwright';
import { root } from './root.ts';

const packageDir = path.join(root, 'node_modules/@sparticuz/chromium');
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** For repeatable pictures and no calls to other hosts. */
const args = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

async function unpack(target: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  await mkdir(path.dirname(target), { recursive: true });
  const staging = await mkdtemp(`${target}-`);
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = staging; // where the package unpacks to
  try {
    await Promise.all(archives.map((archive) => inflate(path.join(packageDir, 'bin', archive))));
    await rename(staging, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
    await rm(staging, { recursive: true, force: true });
  }
}

/** Points the browser to the one font it brings: without any fallback font it ends at the first character to draw. */
async function fontConfig(home: string): Promise<string> {
  const dir = path.join(home, 'fontconfig');
  const file = path.join(dir, 'fonts.conf');
  if (!existsSync(file)) {
    await mkdir(dir, { recursive: true });
    const fonts = `<dir>${path.join(home, 'fonts/fonts')}</dir><cachedir>${path.join(dir, 'cache')}</cachedir>`;
    await writeFile(file, `<?xml version="1.0"?>\n<fontconfig>${fonts}</fontconfig>\n`);
  }
  return dir;
}

/** Launch options of the test browser for Playwright; unpacks the pinned Chromium on first use. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args };
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(path.join(home, 'chromium'))) await unpack(home);
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    executablePath: path.join(home, 'chromium'),
    args,
    env: {
      ...Object.fromEntries(inherited),
      FONTCONFIG_PATH: await fontConfig(home),
      LD_LIBRARY_PATH: [path.join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  };
}
