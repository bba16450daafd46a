/** The published library in an application of Next.js, which npm installs: `npm run test:next`. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from './browser.ts';
import { createConsumerApp } from './library/consumerApp.ts';
import { freePort } from './ports.ts';
import { type Program, startProgram, untilAnswers } from './processes.ts';
import { root } from './root.ts';

const run = promisify(execFile);
const minutes = 60_000;

/** Whatever would call out during a build meets a closed port. */
const nowhere = 'http://127.0.0.1:9';
const offline = {
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_USE_ENV_PROXY: '1',
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  NO_PROXY: 'localhost,127.0.0.1',
};

let place = '';
let folder = '';
let browser: Browser;

const next = () => path.join(folder, 'node_modules/next/dist/bin/next');

/** A new page at an address, and what it complains of. */
async function openPage(address: string, context: BrowserContextOptions = {}) {
  const page = await browser.newPage({ locale: 'pt-BR', ...context });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, complaints };
}

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'portal-next-'));
  const { tarball } = await createConsumerApp(place);
  folder = path.join(place, 'next');
  await cp(path.join(root, 'packages/ui/consumer/next'), folder, { recursive: true });
  const packages = [tarball('formats'), tarball('ui')];
  await run('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  browser = await chromium.launch(await browserLaunchOptions());
}, 20 * minutes);

afterAll(async () => {
  await browser?.close();
  await rm(place, { recursive: true, force: true });
});

describe.each(['turbopack', 'webpack'])(
  'the published package in Next.js, built offline by %s',
  (bundler) => {
    let server: Program;
    let address = '';

    beforeAll(async () => {
      await run(process.execPath, [next(), 'build', `--${bundler}`], {
        cwd: folder,
        env: { ...process.env, ...offline, NODE_ENV: 'production' },
      }).catch((error: { stdout: string; stderr: string }) => {
        throw new Error(`${error.stdout}\n${error.stderr}`);
      });
      const port = await freePort();
      address = `http://localhost:${port}`;
      server = startProgram('Next.js', [process.execPath, next(), 'start', folder, '-p', String(port)], {
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
      });
      await untilAnswers(address, server);
    }, 20 * minutes);

    afterAll(() => server?.stop());

    it.each([
      ['at the build', '/', 'Nome'],
      ['at each request', '/marca?nome=BOM+LAR', 'Descrição'],
    ])('draws a server component %s, with its styles before any script', async (_when, way, field) => {
      const { page, complaints } = await openPage(address + way, { javaScriptEnabled: false });
      const box = page.getByRole('textbox', { name: field });
      const { border, height } = await box.evaluate((input) => {
        const { borderRadius, blockSize } = getComputedStyle(input.parentElement ?? input);
        return { border: borderRadius, height: blockSize };
      });
      const background = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      await page.close();
      expect({ border, height, background }).toEqual({
        border: '6px',
        height: '40px',
        background: 'rgb(244, 246, 248)',
      });
      expect(complaints).toEqual([]);
    });

    it('is taken over by a page without a difference, and used there', async () => {
      const { page, complaints } = await openPage(address);
      await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
      await page.getByRole('button', { name: 'Abrir calendário' }).click();
      await page.getByRole('dialog', { name: 'Escolher data: Nascimento' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Contatos' }).click();
      await page.getByText('Nenhum contato').waitFor();
      await page.getByRole('cell', { name: 'BOM LAR' }).waitFor();
      await page.locator('canvas').first().waitFor();

      const stays = await page.evaluateHandle(() => document.documentElement);
      await page.getByRole('link', { name: 'Ver a marca' }).click(); // of the router: the page is not loaded again
      await page.getByRole('textbox', { name: 'Descrição' }).waitFor();
      expect(await stays.evaluate((html) => html.isConnected)).toBe(true);
      await page.close();
      expect(complaints).toEqual([]);
    });
  },
);
