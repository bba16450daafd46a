import type { Route } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { openProfile, signIn, signInTab } from './portal.ts';
import {
  familyRequestOf,
  fillFamily,
  fillProducts,
  freshCodes,
  type OpenedRequest,
  openRequest,
  sendRequest,
} from './requestJourney.ts';
import { writesOf } from './writesOf.ts';

const PRODUCTS = '/api/produtos/solicitacoes-cadastros/produtos';
/** Short, since the name of a family begins with a brand that may be as odd and long. */
const ODD = '<IMG SRC=X> {{7}}';

/** A family whose product is filled in, and one that was sent. */
let filled: number;
let sent: OpenedRequest;

beforeAll(async () => {
  const [open, request] = await Promise.all([openRequest(2), openRequest(1)]);
  [filled = 0] = open.families;
  sent = request;
  await fillFamily(filled, 'falta a');
  const [family = 0] = request.families;
  await fillFamily(family, 'falta b');
  await fillProducts(family, [ODD]);
  await sendRequest(request);
});

it('a product of a request refuses a long name and bad files, survives a lost connection, is sent once, and shows what is typed as text (FRM-02, FRM-07, UPL-01, UPL-02, UPL-11, UPL-17)', async () => {
  const page = await signIn('supplier', `/meus-produtos/${filled}?aba=produtos`);
  const form = page.getByRole('form', { name: 'Produto da solicitação' });
  const text = (name: RegExp) => form.getByRole('textbox', { name });
  const variation = text(/^Variação/);
  await variation.fill('X'.repeat(100));
  await form.getByText(/ultrapassou a quantidade máxima de caracteres \(100\)/).waitFor();
  await variation.fill(ODD);
  const { gtinEan, dun, sku } = freshCodes();
  await text(/^EAN/).fill(gtinEan);
  await text(/^DUN/).fill(dun);
  await text(/^SKU/).fill(sku);
  await form.getByRole('spinbutton', { name: /^Quantidade por caixa/ }).fill('6');
  const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  const photos = form.locator('input[type="file"]');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const taken = form.getByRole('button', { name: /^Remover foto/ });
  const limit = 10 * 1024 * 1024;
  const upTo = (bytes: number) => Buffer.concat([png], bytes);
  await photos.setInputFiles([photo('vazia.png', Buffer.alloc(0)), photo('grande.png', upTo(limit + 1))]);
  const refused = page.getByRole('listitem');
  await refused.filter({ hasText: /vazia\.png.*O arquivo está vazio/ }).waitFor();
  await refused.filter({ hasText: /grande\.png.*Selecione apenas arquivos de no máximo 10 MB\./ }).waitFor();
  expect(await taken.count()).toBe(0);
  await photos.setInputFiles([photo('limite.png', upTo(limit))]);
  await taken.click();
  await taken.waitFor({ state: 'hidden' });
  await photos.setInputFiles([photo('foto.png', png)]);
  await taken.waitFor();

  const lost = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue());
  const path = (url: URL) => url.pathname === PRODUCTS;
  await page.route(path, lost);
  const create = form.getByRole('button', { name: 'Criar produto' });
  await create.click();
  await page.getByText('Erro carregar arquivo').waitFor();
  expect(await variation.inputValue()).toBe(ODD);
  await form.getByRole('button', { name: /^Remover foto/ }).waitFor();
  await page.unroute(path, lost);

  const writes = writesOf(page);
  await create.dblclick();
  await expect.poll(async () => (await familyRequestOf(filled)).quantidadeCadastrada).toBe(1);
  expect(writes).toEqual([`POST ${PRODUCTS}`]);
  await page.getByText(ODD).first().waitFor();
  expect(await page.locator('img[src="X" i]').count()).toBe(0);
});

it('accounting saves the taxation alone, and a hostile name is text in list and review (BIZ-02, FRM-07)', async () => {
  const page = await signIn('contabil', `/produtos/solicitacoes?busca=${sent.codigo}`);
  await page.getByText(ODD).first().waitFor();
  await page.getByRole('row').filter({ hasText: 'FALTA B' }).first().getByRole('link').first().click();
  const ipi = page.getByRole('textbox', { name: 'Alíquota IPI' });
  const writes = writesOf(page);
  await ipi.fill('12,5');
  const updated = page.getByRole('alertdialog', { name: 'Cálculos Atualizados' });
  await updated.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Familia atualizada').waitFor();
  const { familiaId } = await familyRequestOf(sent.families[0] ?? 0);
  const saved = writes.filter((write) => !write.endsWith('/calculo-margem-valorbruto'));
  expect(saved).toEqual([`PUT /api/produtos/familias/${familiaId}/tributacao`]);
  expect(await page.locator('img[src="X" i]').count()).toBe(0);
});

it('the list takes today as today, late in the evening (DAT-02)', async () => {
  const page = await (await openProfile()).newPage();
  await page.clock.setFixedTime(new Date('2026-11-20T22:30:00-03:00'));
  await signInTab(page, 'comercial', '/produtos/solicitacoes');
  await page.getByRole('button', { name: 'Abrir calendário' }).click();
  const today = page.getByRole('gridcell', { name: /, 20 de novembro de 2026/ });
  await today.click();
  const asked = page.waitForRequest((request) => request.url().includes('DataFim='));
  await today.click();
  await page.keyboard.press('Escape');
  const query = new URL((await asked).url()).searchParams;
  expect([query.get('DataInicio'), query.get('DataFim')]).toEqual(['2026-11-20', '2026-11-20']);
  await expect.poll(() => page.url()).toContain('inicio=2026-11-20&fim=2026-11-20');
});
