import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCuttingProxy } from './cuttingProxy.ts';
import { pdfBytes } from './newSupplier.ts';
import { signIn } from './portal.ts';
import { button, createdId, fillRequisition, said } from './requisitionPage.ts';
import { REQUISITIONS, readAsDirector } from './validatedRequisitions.ts';

declare global {
  interface Window {
    /** The most bytes of a file that a page read at once. */
    largestRead: number;
  }
}

const LIMIT = 100 * 1024 * 1024;

const ADDRESS = '/requisicao-de-compras/requisitar';

/** A PDF by its first bytes. */
function pdf(name: string, bytes: number = pdfBytes.length) {
  const buffer = Buffer.alloc(bytes);
  buffer.set(pdfBytes.subarray(0, bytes));
  return { name, mimeType: 'application/pdf', buffer };
}

async function attach(page: Page, ...files: ReturnType<typeof pdf>[]) {
  await page.locator('input[type=file]').setInputFiles(files);
  for (const { name } of files) await page.getByText(name, { exact: true }).first().waitFor();
}

/**
 * Chooses PDF files of these sizes in bytes as a browser gives them from a disk: nothing of them is in memory before it
 * is read.
 *
 * @returns how many bytes of them the page read at once at most, asked for when it is done.
 */
async function chooseSized(page: Page, sizes: Readonly<Record<string, number>>) {
  await page.locator('input[type=file]').evaluate((input, wanted) => {
    const block = new Blob([new Uint8Array(1024 * 1024)]);
    const transfer = new DataTransfer();
    for (const [name, bytes] of wanted) {
      const parts: BlobPart[] = ['%PDF-1.7\n'];
      const rest = bytes - 9;
      for (let left = rest; left > 0; left -= block.size) parts.push(block.slice(0, left));
      transfer.items.add(new File(bytes === 0 ? [] : parts, name, { type: 'application/pdf' }));
    }
    window.largestRead = 0;
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function () {
      window.largestRead = Math.max(window.largestRead, this.size);
      return read.call(this);
    };
    if (!(input instanceof HTMLInputElement)) throw new Error('No choice of files');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, Object.entries(sizes));
  return () => page.evaluate(() => window.largestRead);
}

/** Names of the files that the gateway has of a requisition, sorted: they are sent side by side. */
async function storedNames(id: number): Promise<string[]> {
  const { requisicao } = await readAsDirector<Schemas['RequisitionAnswer']>(`${REQUISITIONS}/${id}`);
  return requisicao.documentos.map(({ nomeOriginal }) => nomeOriginal).sort();
}

const remarksOf = (page: Page) => page.getByRole('textbox', { name: 'Observações', exact: true });

/** A new requisition on its page, whose file is sent once it may `arrive`. */
async function fileUnderWay() {
  const page = await signIn('comercial', ADDRESS);
  await fillRequisition(page);
  await attach(page, pdf('a-caminho.pdf'));
  const released = Promise.withResolvers<void>();
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().method() === 'PUT') await released.promise;
      await route.fallback();
    },
  );
  await button(page, 'Requisitar').click();
  const id = await createdId(page);
  const arrive = async () => {
    expect(await storedNames(id)).toEqual([]);
    released.resolve();
    await expect.poll(() => storedNames(id)).toEqual(['a-caminho.pdf']);
  };
  return { page, id, arrive };
}

describe('attachments of a requisition', () => {
  it('go to their address as PDF and without a token, once for a double click on the act that saves (UPL-06, UPL-17)', async () => {
    const page = await signIn('comercial', ADDRESS);
    await fillRequisition(page);
    await attach(page, pdf('pedido.pdf'), pdf('tabela.pdf'));
    const saves: string[] = [];
    const sent: object[] = [];
    page.on('request', async (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname === REQUISITIONS) saves.push(pathname);
      if (request.method() !== 'PUT') return;
      const { authorization, cookie, 'content-type': type } = await request.allHeaders();
      sent.push({ authorization, cookie, type });
    });
    await button(page, 'Requisitar').dblclick();
    const id = await createdId(page);
    await expect.poll(() => storedNames(id)).toEqual(['pedido.pdf', 'tabela.pdf']);
    expect(saves).toHaveLength(1);
    const bare = { authorization: undefined, cookie: undefined, type: 'application/pdf' };
    await expect.poll(() => sent).toEqual([bare, bare]); // headers are read apart from the calls
  });

  it('are refused empty by the page, and by the gateway where they arrive empty; the others stay (UPL-01)', async () => {
    const page = await signIn('comercial', ADDRESS);
    await fillRequisition(page);
    await page.locator('input[type=file]').setInputFiles([pdf('vazio.pdf', 0), pdf('pedido.pdf')]);
    await page
      .getByRole('listitem')
      .filter({ hasText: /^vazio\.pdf.*O arquivo está vazio/ })
      .waitFor();
    const files = page.getByRole('list', { name: 'Arquivos: Anexos' });
    await files.getByText('pedido.pdf', { exact: true }).waitFor();
    expect(await files.getByRole('listitem').count()).toBe(1);

    let emptied = 0;
    await page.route(
      (url) => !url.pathname.startsWith('/api/'),
      async (route) => {
        if (route.request().method() !== 'PUT' || emptied > 0) return route.fallback();
        emptied += 1;
        await route.continue({ postData: Buffer.alloc(0) });
      },
    );
    await button(page, 'Requisitar').click();
    const id = await createdId(page);
    await files.getByText('O arquivo está vazio', { exact: true }).waitFor();
    expect(await storedNames(id)).toEqual([]);
    await page.locator('input[type=file]').setInputFiles([pdf('de-novo.pdf')]);
    await files.getByText('de-novo.pdf', { exact: true }).waitFor();
    await button(page, 'Salvar').click();
    await expect.poll(() => storedNames(id)).toEqual(['de-novo.pdf']);
  });

  it('are taken to the last byte of 100 MB and refused beyond, without being read (UPL-02)', async () => {
    const page = await signIn('comercial', ADDRESS);
    await fillRequisition(page);
    const largestRead = await chooseSized(page, {
      'limite.pdf': LIMIT,
      'um-a-mais.pdf': LIMIT + 1,
      'cento-e-um.pdf': 101 * 1024 * 1024,
      'dois-giga.pdf': 2 * 1024 ** 3,
    });
    const files = page.getByRole('list', { name: 'Arquivos: Anexos' });
    await files.getByText('limite.pdf', { exact: true }).waitFor();
    expect(await files.getByRole('listitem').count()).toBe(1);
    for (const name of ['um-a-mais', 'cento-e-um', 'dois-giga'])
      await page
        .getByText(new RegExp(`^${name}\\.pdf.*Selecione apenas arquivos de no máximo 100 MB\\.`))
        .waitFor();
    const read = await largestRead();
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(64 * 1024);
    await button(page, 'Requisitar').click();
    const id = await createdId(page);
    await expect.poll(() => storedNames(id), { timeout: 30_000 }).toEqual(['limite.pdf']);
  });

  it('fail with a message when the line breaks at 50 %, leave what is typed, and are sent again alone (UPL-11)', async () => {
    const proxy = await startCuttingProxy();
    onTestFinished(() => proxy.close());
    const page = await signIn('comercial', ADDRESS, { proxy });
    await fillRequisition(page);
    await attach(page, pdf('cortado.pdf', 2 * 1024 * 1024));
    proxy.cutAt = 0.5;
    await button(page, 'Requisitar').click();
    const id = await createdId(page);
    await said(page, 'Erro ao anexar arquivo');
    expect(await storedNames(id)).toEqual([]);
    const remarks = remarksOf(page);
    await remarks.fill('Entrega aos sábados');
    proxy.cutAt = null;
    await page.getByRole('button', { name: /^Tentar novamente: / }).click();
    await expect.poll(() => storedNames(id)).toEqual(['cortado.pdf']);
    expect(await remarks.inputValue()).toBe('Entrega aos sábados');
  });

  it('stay where somebody saves who opened the requisition before they arrived (D7)', async () => {
    const { page, id, arrive } = await fileUnderWay();
    const other = await signIn('comercial', `${ADDRESS}?requestId=${id}`);
    await remarksOf(other).fill('Entrega aos sábados');
    await arrive();
    await button(other, 'Salvar').click();
    await said(other, 'Requisição atualizada');
    expect(await storedNames(id)).toEqual(['a-caminho.pdf']);
    await page.reload();
    await page.getByRole('button', { name: /^Remover.*a-caminho\.pdf/ }).waitFor();
    expect(await remarksOf(page).inputValue()).toBe('Entrega aos sábados');
  });

  it('do not stop the next save of who sent them, whatever is typed while they arrive (D7)', async () => {
    const { page, id, arrive } = await fileUnderWay();
    await remarksOf(page).fill('Entrega aos sábados');
    await arrive();
    await button(page, 'Salvar').click();
    await said(page, 'Requisição atualizada');
    expect(await storedNames(id)).toEqual(['a-caminho.pdf']);
  });

  it('stay when the save that takes them out fails (UPL-27)', async () => {
    const page = await signIn('comercial', ADDRESS);
    await fillRequisition(page);
    await attach(page, pdf('fica.pdf'));
    await button(page, 'Requisitar').click();
    const id = await createdId(page);
    await expect.poll(() => storedNames(id)).toEqual(['fica.pdf']);
    await page.reload();
    await page.getByRole('button', { name: /^Remover.*fica\.pdf/ }).click();
    await page.route(
      (url) => url.pathname.startsWith(`${REQUISITIONS}/${id}`),
      (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } })
          : route.fallback(),
    );
    await button(page, 'Salvar').click();
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    expect(await storedNames(id)).toEqual(['fica.pdf']);
    await page.unrouteAll();
    await button(page, 'Salvar').click();
    await said(page, 'Requisição atualizada');
    expect(await storedNames(id)).toEqual([]);
  });
});
