import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startCuttingProxy } from './cuttingProxy.ts';
import {
  type NewSupplier,
  pdfBytes,
  readRegistration,
  saveStep,
  signInSupplier,
  signUpSupplier,
} from './newSupplier.ts';
import { openProfile } from './portal.ts';
import { memoryGrowth } from './tabMemory.ts';

const MB = 1024 * 1024;

let supplier: NewSupplier;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-upload-'));
  supplier = await signUpSupplier();
  await saveStep(supplier, 'dados-basicos');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file that is a PDF by its first bytes and empty after them: the disk keeps almost nothing of it. */
async function sparseFile(name: string, bytes: number): Promise<string> {
  const file = path.join(folder, name);
  const handle = await open(file, 'w');
  await handle.write(pdfBytes);
  await handle.truncate(bytes);
  await handle.close();
  return file;
}

/** The line of a page to the gateway. */
interface Line {
  readonly session: CDPSession;
  /** @param uploadThroughput bytes a second. */
  sendAtMost(uploadThroughput: number): Promise<unknown>;
}

/** Step 2 of the supplier. */
async function openStep(options?: BrowserContextOptions): Promise<{ page: Page; line: Line }> {
  const page = await (await openProfile(options)).newPage();
  await signInSupplier(page, supplier);
  await page.getByRole('form', { name: 'Informações do produto' }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sendAtMost: Line['sendAtMost'] = (uploadThroughput) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  return { page, line: { session, sendAtMost } };
}

/** Chooses a file for 'Tabela de valores', which the browser itself reads from the disk: nothing passes through here. */
async function choose({ session }: Line, file: string): Promise<void> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('#documento-TabelaPrecos input[type=file]')`,
  });
  await session.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId ?? '' });
}

const stored = (page: Page, name: string) =>
  page.getByRole('button', { name: `Ver ${name}`, exact: true }).waitFor();

/** Notes in the page when the progress shown changes, until there is none any more: milliseconds of each change. */
const watchProgress = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last: string | null = null;
        const observer = new MutationObserver(() => {
          const bar = document.querySelector('[role=progressbar]');
          const shown = bar && (bar.getAttribute('aria-valuetext') ?? '');
          if (shown !== last) times.push(performance.now());
          last = shown;
          if (shown !== null || times.length === 0) return;
          observer.disconnect();
          resolve(times);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );

describe('a file of 100 MB', () => {
  it('is sent without being held by the tab, with its progress shown at least once a second', async () => {
    const { page, line } = await openStep();
    const file = await sparseFile('tabela-100.pdf', 100 * MB);
    await line.sendAtMost(25 * MB);
    let times: number[] = [];
    const growth = await memoryGrowth(page, async () => {
      const progress = watchProgress(page);
      await choose(line, file);
      times = await progress;
      await stored(page, 'tabela-100.pdf');
    });
    const gaps = times.slice(1).map((time, index) => Math.round(time - (times[index] ?? 0)));
    const inMB = (bytes: number) => (bytes / MB).toFixed(1);
    console.log(
      `100 MB: heap +${inMB(growth.heap)} MB, process +${inMB(growth.process)} MB, ` +
        `${times.length} reports in ${Math.round((times.at(-1) ?? 0) - (times[0] ?? 0))} ms, at most ${Math.max(...gaps)} ms apart`,
    );
    expect(growth.heap).toBeLessThan(20 * MB);
    expect(growth.process).toBeLessThan(20 * MB);
    expect(gaps.length).toBeGreaterThan(4);
    expect(Math.max(...gaps)).toBeLessThan(1_000);
    const { fornecedor } = await readRegistration(supplier);
    expect(fornecedor.documentosPorTipo.TabelaPrecos).toMatchObject([{ tamanho: 100 * MB }]);
  });
});

describe('an upload that is under way', () => {
  it('ends within 200 ms when it is cancelled, on the page and on the line', async () => {
    const { page, line } = await openStep();
    const file = await sparseFile('cancelada.pdf', 20 * MB);
    await line.sendAtMost(MB);
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    const ended = failed.then(() => Date.now());
    await choose(line, file);
    await page.waitForFunction(
      () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) > 0,
    );
    const cancel = page.getByRole('button', { name: 'Cancelar envio de cancelada.pdf' });
    const pressed = await cancel.evaluate(async (button: HTMLElement) => {
      const at = Date.now();
      button.click();
      while (!document.body.textContent.includes('Envio cancelado')) await new Promise(requestAnimationFrame);
      return { at, shown: Date.now() - at };
    });
    const offLine = (await ended) - pressed.at;
    console.log(`Cancelled: shown after ${pressed.shown} ms, off the line after ${offLine} ms`);
    expect(pressed.shown).toBeLessThan(200);
    expect(offLine).toBeLessThan(200);
    const { fornecedor } = await readRegistration(supplier);
    expect(fornecedor.documentosPorTipo.TabelaPrecos.map(({ nomeOriginal }) => nomeOriginal)).not.toContain(
      'cancelada.pdf',
    );
  });

  it('is sent again after the line broke at 50 %, and what was typed stays (UPL-11)', async () => {
    const proxy = await startCuttingProxy();
    onTestFinished(() => proxy.close());
    const { page, line } = await openStep({ proxy });
    const file = await sparseFile('interrompida.pdf', 20 * MB);
    const remarks = page.getByRole('textbox', { name: 'Observações gerais' });
    await remarks.fill('Entregamos aos sábados.');
    proxy.cutAt = 0.5;
    await choose(line, file);
    const notice = page.getByRole('group', { name: 'Erro ao anexar arquivo' });
    await notice.getByText('interrompida.pdf não foi anexado. Confira a conexão e envie de novo.').waitFor();
    expect(
      await page.getByRole('list', { name: 'Arquivos: Tabela de valores' }).getByText('interrompida').count(),
    ).toBe(0);
    proxy.cutAt = null;
    await notice.getByRole('button', { name: 'Enviar de novo' }).click();
    await stored(page, 'interrompida.pdf');
    expect(await notice.count()).toBe(0);
    expect(await remarks.inputValue()).toBe('Entregamos aos sábados.');
  });

  it('goes on while another step and another page are open, and stands in its step afterwards', async () => {
    const { page, line } = await openStep();
    const file = await sparseFile('continua.pdf', 20 * MB);
    await line.sendAtMost(2 * MB);
    await choose(line, file);
    const tray = page.getByRole('banner').getByRole('button', { name: /^Enviando 1 arquivo/ });
    await tray.waitFor();
    await page.getByRole('tab', { name: /dados da empresa/i }).click();
    await page.getByRole('heading', { level: 2, name: /dados da empresa/i }).waitFor();
    await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name: 'Início' })
      .click();
    await page.waitForURL((url) => !url.searchParams.has('etapa')); // its start is its registration
    await tray.click();
    await page
      .getByRole('dialog', { name: 'Envios' })
      .getByRole('link', { name: 'Tabela de valores' })
      .click();
    await page.getByRole('button', { name: 'Cancelar envio de continua.pdf' }).waitFor();
    await line.sendAtMost(-1);
    await stored(page, 'continua.pdf');
    await page.getByRole('banner').getByRole('button', { name: '1 arquivo enviado' }).waitFor();
  });

  it('is attached while another page is open', async () => {
    const { page, line } = await openStep();
    const file = await sparseFile('em-outra-pagina.pdf', 20 * MB);
    await line.sendAtMost(10 * MB);
    await choose(line, file);
    await page.getByRole('button', { name: /^Enviando 1 arquivo/ }).waitFor();
    await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name: 'Início' })
      .click();
    await page.waitForURL((url) => !url.searchParams.has('etapa')); // its start is its registration
    await page.getByRole('button', { name: '1 arquivo enviado' }).waitFor();
    const { fornecedor } = await readRegistration(supplier);
    expect(fornecedor.documentosPorTipo.TabelaPrecos.map(({ nomeOriginal }) => nomeOriginal)).toEqual([
      'em-outra-pagina.pdf',
    ]);
  });

  it('asks before the portal is left or reloaded, and at the sign-out', async () => {
    const { page, line } = await openStep();
    const file = await sparseFile('antes-de-sair.pdf', 20 * MB);
    await line.sendAtMost(MB);
    await choose(line, file);
    await page.getByRole('button', { name: /^Enviando 1 arquivo/ }).waitFor();
    const asked = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined); // the page that stays is not loaded
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.getByRole('button', { name: /^Conta de / }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tem certeza que você deseja sair?' });
    await dialog.getByText('Há arquivos sendo enviados').waitFor();
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Sair' }).click();
    await failed;
    await page.waitForURL((url) => url.pathname === '/signin');
  });
});
