import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCuttingProxy } from './cuttingProxy.ts';
import { pdfBytes } from './newSupplier.ts';
import { signIn } from './portal.ts';
import { button, createdId, fillRequisition, said } from './requisitionPage.ts';
import { REQUISITIONS, readAsDirector } from './validatedRequisitions.ts';

const ADDRESS = '/requisicao-de-compras/requisitar';

/** A PDF by its first bytes. */
function pdf(name: string, bytes: number = pdfBytes.length) {
  const buffer = Buffer.alloc(bytes);
  buffer.set(pdfBytes);
  return { name, mimeType: 'application/pdf', buffer };
}

async function attach(page: Page, ...files: ReturnType<typeof pdf>[]) {
  await page.locator('input[type=file]').setInputFiles(files);
  for (const { name } of files) await page.getByText(name, { exact: true }).first().waitFor();
}

/** Names of the files that the gateway has of a requisition. */
async function storedNames(id: number): Promise<string[]> {
  const { requisicao } = await readAsDirector<Schemas['RequisitionAnswer']>(`${REQUISITIONS}/${id}`);
  return requisicao.documentos.map(({ nomeOriginal }) => nomeOriginal);
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
    expect(sent).toEqual([bare, bare]);
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
    const remarks = page.getByRole('textbox', { name: 'Observações', exact: true });
    await remarks.fill('Entrega aos sábados');
    proxy.cutAt = null;
    await page.getByRole('button', { name: /^Tentar novamente: / }).click();
    await expect.poll(() => storedNames(id)).toEqual(['cortado.pdf']);
    expect(await remarks.inputValue()).toBe('Entrega aos sábados');
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
