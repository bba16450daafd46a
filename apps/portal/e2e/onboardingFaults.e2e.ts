import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approveFirstAnalysis,
  type NewSupplier,
  pdfBytes,
  saveStep,
  signInSupplier,
  signUpSupplier,
} from './newSupplier.ts';
import { openProfile } from './portal.ts';
import { attach, fileChoice } from './registrationPage.ts';

const REGISTRATION = '/fornecedor/fornecedor/cadastro';

let supplier: NewSupplier;
let folder: string;
/** The session of the supplier, once it signed in. */
let storageState: BrowserContextOptions['storageState'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-documents-'));
  supplier = await signUpSupplier();
  await saveStep(supplier, 'dados-basicos');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The registration page, signed in once for the whole file. */
async function openRegistration(query = ''): Promise<Page> {
  const profile = await openProfile(storageState ? { storageState } : {});
  const page = await profile.newPage();
  if (!storageState) {
    await signInSupplier(page, supplier);
    storageState = await profile.storageState();
  }
  await page.goto(`${REGISTRATION}${query}`);
  await page.getByRole('form').waitFor();
  return page;
}

/** What a picture begins with. */
const pngBytes = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

const html = '<!doctype html><h1>502 Bad Gateway</h1><script>window.hacked = true</script>';
const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } });
const forbidden = JSON.stringify({
  message: 'Você não tem permissão para esta ação',
  errors: { global: ['Você não tem permissão para esta ação'], fields: {} },
});

describe('saving a step', () => {
  it('that fails shows a message, and the input stays to be sent again (NET-01, NET-05, NET-12)', async () => {
    const page = await openRegistration('?etapa=1');
    const name = page.getByRole('textbox', { name: 'Nome fantasia/marca' });
    await name.fill('MOINHO NOVO');
    const failures: ReadonlyArray<(route: Route) => Promise<void>> = [
      (route) => route.abort('connectionrefused'),
      (route) => route.abort('namenotresolved'),
      answer(502, 'text/html', html),
      answer(503, 'text/html', html),
      answer(504, 'text/html', html),
      answer(403, 'application/json', forbidden),
    ];
    const save = page.getByRole('button', { name: 'Salvar e continuar' });
    const notice = page.getByText(/^Erro ao salvar seus dados\./);
    for (const fail of failures) {
      await page.route('**/dados-basicos', fail, { times: 1 });
      await save.click();
      await notice.first().waitFor();
      expect(await page.getByText('Bad Gateway').count()).toBe(0);
      expect(await name.inputValue()).toBe('MOINHO NOVO');
      expect(await save.isEnabled()).toBe(true);
      while ((await notice.count()) > 0)
        await page
          .getByRole('button', { name: /^Fechar/ })
          .first()
          .click();
    }
    await save.click();
    await page.getByText('Dados do cadastro atualizados.').first().waitFor();
  });

  it('is sent once, however fast it is pressed (NET-22)', async () => {
    const page = await openRegistration('?etapa=1');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    const fantasy = page.getByRole('textbox', { name: 'Nome fantasia/marca' });
    await fantasy.fill('MOINHO DUPLO');
    await page.route('**/dados-basicos', async (route) => {
      await Promise.all([fantasy.press('Enter'), fantasy.press('Enter')]);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Salvar e continuar' }).dblclick();
    await page.getByText('Dados do cadastro atualizados.').first().waitFor();
    await page.getByRole('form', { name: 'Informações do produto' }).waitFor();
    expect(sent).toEqual(['dados-basicos']);
  });
});

describe('documents', () => {
  it('go to their address without a token, with an empty type in place of their own (UPL-06, UPL-007)', async () => {
    const page = await openRegistration();
    const sent: object[] = [];
    page.on('request', async (request) => {
      if (request.method() !== 'PUT') return;
      const { authorization, cookie, 'content-type': type } = await request.allHeaders();
      sent.push({ authorization, cookie, type });
    });
    await attach(page, 'CatalogoProduto');
    const png = { name: 'tabela.png', mimeType: 'image/png', buffer: pngBytes };
    await fileChoice(page, 'TabelaPrecos').setInputFiles(png);
    await page.getByRole('button', { name: 'Ver tabela.png', exact: true }).waitFor();
    const nothing = { authorization: undefined, cookie: undefined, type: '' };
    expect(sent).toEqual([nothing, nothing]);
  });

  it('are sent once, however often the same file is given (UPL-17)', async () => {
    const page = await openRegistration();
    const file = path.join(folder, 'tabela.pdf');
    await writeFile(file, pdfBytes);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['POST', 'PUT'].includes(request.method())) calls.push(request.method());
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/url-pre-assinada', async (route) => {
      await held;
      await route.continue();
    });
    for (let times = 0; times < 3; times += 1) await fileChoice(page, 'TabelaPrecos').setInputFiles(file);
    await page.getByRole('progressbar', { name: /^Enviando/ }).waitFor();
    release();
    await page.getByRole('button', { name: 'Ver tabela.pdf', exact: true }).waitFor();
    expect(calls).toEqual(['POST', 'PUT']);
  });

  it('stay listed when they cannot be deleted (UPL-27)', async () => {
    const page = await openRegistration();
    await attach(page, 'CatalogoProduto', 'fica.pdf');
    await page.route('**/documentos/*', (route) =>
      route.request().method() === 'DELETE' ? answer(500, 'text/html', html)(route) : route.continue(),
    );
    await page.getByRole('button', { name: 'Remover fica.pdf' }).click();
    const question = page.getByRole('dialog', { name: 'Excluir documento' });
    await question.getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('Erro ao apagar documento.', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ver fica.pdf', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Ver fica.pdf', exact: true }).waitFor();
  });
});

describe('a step that is asked for too early (UIX-13)', () => {
  const steps = (page: Page) =>
    page.getByRole('tablist', { name: 'Etapas do cadastro' }).getByRole('tab').allTextContents();

  it('is refused, and 3 to 6 are not there before the pre-registration is done', async () => {
    const page = await openRegistration('?etapa=5');
    await page.getByRole('form', { name: 'Informações do produto' }).waitFor();
    expect(await steps(page)).toEqual(['Dados da empresa', 'Informações do produto']);
    expect(await page.getByText('Financeiro').count()).toBe(0);
  });

  describe('later on', () => {
    beforeAll(async () => {
      await saveStep(supplier, 'marcas-e-categorias');
      await approveFirstAnalysis(supplier);
    });

    it('is refused by address and by press', async () => {
      const page = await openRegistration('?etapa=5');
      await page.getByRole('form', { name: 'Anexo de Documentos' }).waitFor();
      expect(await steps(page)).toHaveLength(6);
      const finance = page.getByRole('tab', { name: 'Financeiro' });
      expect(await finance.getAttribute('aria-disabled')).toBe('true');
      await finance.click({ force: true });
      expect(await page.getByRole('form', { name: 'Anexo de Documentos' }).count()).toBe(1);
    });
  });
});
