import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway, createBrand } from './gateway.ts';
import { addressOf, signIn } from './portal.ts';

const registers = [
  { title: 'Marcas Comercial', path: '/subcadastro/marcas', api: '/api/produtos/marcas', search: 'filtro' },
  {
    title: 'Marcas Ecommerce',
    path: '/subcadastro/marcas-ecommerce',
    api: '/api/produtos/ecommerces',
    search: 'busca',
  },
] as const;

let counter = 0;
/** A description no other test uses. */
function uniqueName(word: string): string {
  counter += 1;
  return `${word} ${process.pid} ${counter}`;
}

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

async function open(title: string, path: string): Promise<Page> {
  const page = await signIn('comercial', path);
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

async function search(page: Page, text: string) {
  await page.getByPlaceholder('Busque por código ou descrição').fill(text);
}

/** The query of the next list call. */
async function nextListQuery(page: Page, api: string, act: () => Promise<unknown>): Promise<URLSearchParams> {
  const request = page.waitForRequest(
    (call) => call.method() === 'GET' && new URL(call.url()).pathname === api,
  );
  await act();
  return new URL((await request).url()).searchParams;
}

describe.each(registers)('$title', ({ title, path, api, search: searchName }) => {
  it('creates, finds, changes and deletes a brand, and says so each time (BRD-014 to 027)', async () => {
    const page = await open(title, path);
    const name = uniqueName('PANELA NOVA');

    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Marca' });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByText('Campo obrigatório').waitFor();
    await dialog.getByRole('textbox', { name: 'Descrição' }).pressSequentially(name.toLowerCase());
    const created = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith(api));
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    expect((await created).postDataJSON()).toEqual({ descricao: name });
    await page.getByText('Marca criada').waitFor();
    await dialog.waitFor({ state: 'hidden' });

    await search(page, name);
    await row(page, name).waitFor();
    await row(page, name)
      .getByRole('button', { name: /Editar/ })
      .click();
    const editing = page.getByRole('dialog', { name: 'Editar Marca' });
    const changed = `${name} B`;
    await editing.getByRole('textbox', { name: 'Descrição' }).fill(changed);
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Marca atualizada').waitFor();
    await row(page, changed).waitFor();

    await row(page, changed)
      .getByRole('button', { name: /Excluir/ })
      .click();
    const confirm = page
      .getByRole('alertdialog', { name: 'Excluir marca' })
      .or(page.getByRole('dialog', { name: 'Excluir marca' }));
    await confirm.getByText(`Tem certeza que deseja excluir ${changed}?`).waitFor();
    const removal = page.waitForRequest((call) => call.method() === 'PUT' && call.url().endsWith('/delete'));
    await confirm.getByRole('button', { name: 'Excluir' }).click();
    await removal;
    await page.getByText('Marca excluida').waitFor();
    await page.getByRole('table').getByText('Não há dados para exibir').waitFor();
  });

  it('sends page, size, search and sort under their names, and nothing that is not chosen (BRD-003 to 011)', async () => {
    const page = await signIn('comercial');
    const first = await nextListQuery(page, api, () => page.goto(path));
    expect([...first].sort()).toEqual([
      ['Pagina', '1'],
      ['QuantidadeRegistros', '30'],
    ]);

    const header = page.getByRole('columnheader', { name: /Descrição/ });
    const sortButton = header.getByRole('button');
    const ascending = await nextListQuery(page, api, () => sortButton.click());
    expect(ascending.get('Ordenacao.Coluna')).toBe('Descricao');
    expect(ascending.get('Ordenacao.Ascending')).toBe('true');
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    const descending = await nextListQuery(page, api, () => sortButton.click());
    expect(descending.get('Ordenacao.Ascending')).toBe('false');
    await sortButton.click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBeNull();
    expect(addressOf(page)).toBe(path);

    const calls: string[] = [];
    page.on('request', (call) => {
      const url = new URL(call.url());
      if (url.pathname === api && call.method() === 'GET') calls.push(url.searchParams.get(searchName) ?? '');
    });
    await page.getByPlaceholder('Busque por código ou descrição').pressSequentially('me', { delay: 30 });
    await expect.poll(() => calls).toEqual(['ME']);
  });

  it('pages by previous and next, and Back returns to the page before', async () => {
    const page = await open(title, path);
    const next = await nextListQuery(page, api, () =>
      page.getByRole('button', { name: 'Próxima página' }).click(),
    );
    expect(next.get('Pagina')).toBe('2');
    expect(await page.getByRole('combobox').count()).toBe(0);
    await page.waitForURL((url) => url.search !== '');
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => page.getByRole('button', { name: 'Página anterior' }).isDisabled()).toBe(true);
  });
});

describe('a brand being saved', () => {
  it('is sent once when the button is pressed twice (NET-22)', async () => {
    const page = await open('Marcas Comercial', '/subcadastro/marcas');
    let calls = 0;
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/api/produtos/marcas')) calls += 1;
    });
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Marca' });
    await dialog.getByRole('textbox', { name: 'Descrição' }).fill(uniqueName('DUPLO'));
    await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
    await page.getByText('Marca criada').waitFor();
    expect(calls).toBe(1);
  });

  it('is sent once when Enter and a click come together (NET-22)', async () => {
    const page = await open('Marcas Comercial', '/subcadastro/marcas');
    let calls = 0;
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/api/produtos/marcas')) calls += 1;
    });
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Marca' });
    await dialog.getByRole('textbox', { name: 'Descrição' }).fill(uniqueName('ENTER E CLIQUE'));
    await dialog.getByRole('button', { name: 'Salvar' }).evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit();
      button.click();
    });
    await page.getByText('Marca criada').waitFor();
    expect(calls).toBe(1);
  });

  it('that is in use cannot be deleted, and stays (G-44)', async () => {
    const { token } = await accessTokens('comercial');
    const families = await callGateway('/api/produtos/familias?QuantidadeRegistros=1', token);
    const { familias } = (await families.json()) as { familias: Array<{ marca: { descricao: string } }> };
    const name = familias[0]?.marca.descricao ?? '';
    const page = await open('Marcas Comercial', '/subcadastro/marcas');
    await search(page, name);
    const brand = page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
    await brand.getByRole('button', { name: /Excluir/ }).click();
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await page.getByText('Marca em uso por fornecedores ou produtos').waitFor();
    await expect.poll(() => brand.count()).toBe(1);
  });

  it('that exists already is refused at its field, with what was typed kept', async () => {
    const name = uniqueName('REPETIDA');
    await createBrand(name);
    const page = await open('Marcas Comercial', '/subcadastro/marcas');
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Marca' });
    const field = dialog.getByRole('textbox', { name: 'Descrição' });
    await field.fill(name);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByText('Já existe uma marca com esta descrição').waitFor();
    expect(await field.inputValue()).toBe(name);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('over a newer save of somebody else is refused, with what was typed kept (D7)', async () => {
    const name = uniqueName('DISPUTADA');
    const { id, versao } = await createBrand(name);
    const page = await open('Marcas Comercial', '/subcadastro/marcas');
    await search(page, name);
    await row(page, name)
      .getByRole('button', { name: /Editar/ })
      .click();
    const { token } = await accessTokens('diretoria');
    const other = await callGateway(`/api/produtos/marcas/${id}`, token, {
      method: 'PUT',
      headers: { 'If-Match': `"${versao}"` },
      body: JSON.stringify({ descricao: `${name} X` }),
    });
    expect(other.status).toBe(200);
    const dialog = page.getByRole('dialog', { name: 'Editar Marca' });
    const field = dialog.getByRole('textbox', { name: 'Descrição' });
    await field.fill(`${name} Y`);
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    expect((await answer).status()).toBe(409);
    await page
      .getByRole('dialog', { name: 'Registro alterado por outra pessoa' })
      .getByRole('button', { name: 'Voltar' })
      .click();
    expect(await field.inputValue()).toBe(`${name} Y`);
  });

  it('with characters of markup and code is shown as typed, everywhere (FRM-07)', async () => {
    const page = await open('Marcas Comercial', '/subcadastro/marcas');
    const name = `<IMG SRC=X ONERROR=ALERT(${process.pid})> {{7*7}} \${7*7} ';--`;
    await createBrand(name);
    await search(page, '{{7*7}}');
    await row(page, '{{7*7}}').first().waitFor();
    await row(page, '{{7*7}}')
      .first()
      .getByRole('button', { name: /Excluir/ })
      .click();
    await page.getByText(`Tem certeza que deseja excluir ${name}?`).waitFor();
    expect(await page.locator('img[src="X" i]').count()).toBe(0);
  });

  it('is offered back after the session ended and the same user returned (D11)', async () => {
    const page = await open('Marcas Comercial', '/subcadastro/marcas');
    const name = uniqueName('RASCUNHO');
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Marca' });
    await dialog.getByRole('textbox', { name: 'Descrição' }).pressSequentially(name);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    await callGateway('/api/usuarios/logout', stored.accessToken ?? '', {
      method: 'POST',
      body: JSON.stringify({ refreshToken: stored.refreshToken }),
    });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('comercial@demo.portal.br');
    await page.getByLabel(/^Senha/).fill('Portal@2026');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    await page.getByRole('button', { name: 'Recuperar o que você digitou' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Descrição' }).inputValue()).toBe(name);
  });
});
