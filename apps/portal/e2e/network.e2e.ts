import type { Locator, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { saveStep, signInSupplier, signUpSupplier } from './newSupplier.ts';
import { fillSignIn, openPage, openPageWithClock, signIn, signInTab } from './portal.ts';

const generic = 'Algo de errado aconteceu. Tente novamente em breve.';
const brandsCall = /\/api\/produtos\/marcas(\?|$)/;

async function brandsWith(answer: (route: Route) => Promise<void>): Promise<Page> {
  const page = await signIn('comercial');
  await page.route(brandsCall, answer);
  await page.getByRole('link', { name: 'Marcas Comercial' }).first().click();
  await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
  return page;
}

/** Lets no code of the portal arrive any more; returns what ends that. */
async function withholdCode(page: Page): Promise<() => void> {
  let withheld = true;
  await page.route('**/assets/*.js', (route) =>
    withheld ? route.abort('connectionrefused') : route.continue(),
  );
  return () => {
    withheld = false;
  };
}

/** Waits for what comes when the portal has tried in vain to load code: the seconds between its attempts pass at once. */
const afterAttempts = (page: Page, result: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        return result.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);

const retryButton = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' });

const html = '<!doctype html><h1>502 Bad Gateway</h1><script>window.hacked = true</script>';

it('a failing call shows the id of its answer as "Código do erro", copied with one press', async () => {
  const ids: string[] = [];
  const page = await brandsWith(async (route) => {
    const answer = await route.fetch();
    ids.push(answer.headers()['x-request-id'] ?? '');
    await route.fulfill({ response: answer, status: 500, body: '' });
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await retryButton(page).click();
  // A read is tried again by itself: what is shown is the id of the last answer.
  const id = () => ids.at(-1) ?? '';
  await expect
    .poll(async () => (await page.getByText('Código do erro: ').textContent()) === `Código do erro: ${id()}`)
    .toBe(true);
  await page.getByRole('button', { name: 'Copiar código do erro' }).click();
  await page.getByText('Código copiado').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id());
});

describe('a list whose call fails', () => {
  it.each<[string, (route: Route) => Promise<void>]>([
    ['the connection is refused (NET-01)', (route) => route.abort('connectionrefused')],
    ['the name is not found (NET-01)', (route) => route.abort('namenotresolved')],
    [
      '502 with HTML (NET-05)',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }),
    ],
    [
      '503 with HTML (NET-05)',
      (route) => route.fulfill({ status: 503, contentType: 'text/html', body: html }),
    ],
    [
      '504 with HTML (NET-05)',
      (route) => route.fulfill({ status: 504, contentType: 'text/html', body: html }),
    ],
    ['500 without a body', (route) => route.fulfill({ status: 500 })],
    ['200 with HTML', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html })],
    [
      '200 with half a JSON',
      (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"marcas": [' }),
    ],
  ])('says so in Portuguese and offers to try again: %s', async (_, answer) => {
    let failing = true;
    const page = await brandsWith((route) => (failing ? answer(route) : route.continue()));
    await page.getByText(generic).first().waitFor();
    expect(await page.getByText('Bad Gateway').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    failing = false;
    await retryButton(page).click();
    await page.getByRole('row').nth(2).waitFor();
    expect(await page.getByText(generic).count()).toBe(0);
  });
});

describe('a list that is refused', () => {
  it.each([
    [403, 'Você não tem permissão para esta ação'],
    [404, 'Registro não encontrado'],
  ])('with %d says why, without a retry that cannot help', async (status, message) => {
    const page = await brandsWith((route) => route.fulfill({ status, json: {} }));
    await page.getByText(message).first().waitFor();
    expect(await retryButton(page).count()).toBe(0);
  });

  it('with 429 says how long to wait', async () => {
    const page = await brandsWith((route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '30', 'Access-Control-Expose-Headers': 'Retry-After' },
        json: {},
      }),
    );
    await page.getByText('Muitas tentativas. Tente novamente em 30 segundos.').first().waitFor();
    await retryButton(page).waitFor();
  });
});

describe('a search', () => {
  it('shows the answer to the last text, whatever order the answers come in (NET-17)', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('row').nth(2).waitFor();
    const waiting: Array<() => Promise<void>> = [];
    await page.route(brandsCall, async (route) => {
      const text = new URL(route.request().url()).searchParams.get('filtro');
      if (text !== 'A' && text !== 'AB') return route.continue();
      const json = {
        marcas: [{ id: 1, codigo: 1, descricao: `ANTIGA ${text}`, versao: 1 }],
        meta: { paginacao: { totalRegistros: 1, paginaAtual: 1, tamanhoPagina: 30 } },
      };
      // The page gave the call up: the answer may find nobody.
      waiting.push(() => route.fulfill({ json }).catch(() => undefined));
    });
    const field = page.getByPlaceholder('Busque por código ou descrição');
    for (const text of ['a', 'ab', 'zzzz-nada']) {
      await field.fill(text);
      await field.press('Enter');
    }
    await page.getByRole('table').getByText('Não há dados para exibir').waitFor();
    await expect.poll(() => waiting.length).toBe(2);
    await Promise.all(waiting.reverse().map((answer) => answer()));
    await page.evaluate(() => fetch('/')); // what was answered before has come by then
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByText('ANTIGA').count()).toBe(0);
    expect((await field.inputValue()).toUpperCase()).toBe('ZZZZ-NADA');
  });
});

describe('a write that fails', () => {
  it.each<[string, string, (route: Route) => Promise<void>]>([
    [
      '403 (NET-12)',
      'Você não tem permissão para esta ação',
      (route) => route.fulfill({ status: 403, contentType: 'application/json', body: '{}' }),
    ],
    ['500 without a body', generic, (route) => route.fulfill({ status: 500 })],
    ['no connection', generic, (route) => route.abort('connectionreset')],
  ])('keeps the dialog and what was typed, and can be sent again: %s', async (_, message, answer) => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('row').nth(2).waitFor();
    let failing = true;
    await page.route(brandsCall, (route) =>
      failing && route.request().method() === 'POST' ? answer(route) : route.continue(),
    );
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Marca' });
    const name = `TEIMOSA ${process.pid} ${Math.round(performance.now())}`;
    await dialog.getByRole('textbox', { name: 'Descrição' }).fill(name);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText(message).first().waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Descrição' }).inputValue()).toBe(name);
    failing = false;
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Marca criada').waitFor();
  });
});

describe('the sign-in', () => {
  it('without a connection says so, keeps the user and can be tried again (NET-01)', async () => {
    const page = await openPage('/signin/backoffice');
    let failing = true;
    await page.route('**/api/usuarios/login', (route) =>
      failing ? route.abort('connectionrefused') : route.continue(),
    );
    await fillSignIn(page, 'validador');
    await page.getByText(generic).first().waitFor();
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('validador@demo.portal.br');
    failing = false;
    await fillSignIn(page, 'validador');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
  });
});

describe('an answer that breaks the contract', () => {
  it('breaks its page alone, and the page recovers with the next answer (NET-31)', async () => {
    let broken = true;
    const page = await signIn('comercial');
    await page.route(brandsCall, (route) =>
      broken
        ? route.fulfill({ json: { marcas: [null], meta: { paginacao: { totalRegistros: 1 } } } })
        : route.continue(),
    );
    await page.getByRole('link', { name: 'Marcas Comercial' }).first().click();
    await retryButton(page).waitFor();
    expect(await page.getByRole('navigation', { name: 'Navegação principal' }).isVisible()).toBe(true);
    broken = false;
    await retryButton(page).click();
    await page.getByRole('row').nth(2).waitFor();
  });
});

describe('a part of the portal that cannot be loaded', () => {
  it('is offered again, with the rest of the shell alive (NET-31, FND-098)', async () => {
    const page = await openPageWithClock();
    await signInTab(page, 'comercial');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    const release = await withholdCode(page);
    await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name: 'Catálogo' })
      .click();
    await afterAttempts(page, retryButton(page));
    expect(await page.getByRole('navigation', { name: 'Navegação principal' }).isVisible()).toBe(true);
    release();
    await retryButton(page).click();
    await page.getByRole('heading', { name: 'Catálogo' }).waitFor();
  });

  it('is there at the next visit of its link, without a press on "Tentar novamente"', async () => {
    const page = await openPageWithClock();
    await signInTab(page, 'comercial');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
    const release = await withholdCode(page);
    await navigation.getByRole('link', { name: 'Catálogo' }).click();
    await afterAttempts(page, retryButton(page));
    release();
    await navigation.getByRole('link', { name: 'Início' }).click();
    await page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
    await navigation.getByRole('link', { name: 'Catálogo' }).click();
    await page.getByRole('heading', { level: 1, name: 'Catálogo' }).waitFor();
    await page.getByRole('row').nth(2).waitFor();
  });

  it('as a section of a form is there when one comes back to it', async () => {
    const supplier = await signUpSupplier();
    await saveStep(supplier, 'dados-basicos');
    const page = await openPageWithClock();
    await signInSupplier(page, supplier);
    await page.goto('/fornecedor/fornecedor/cadastro?etapa=1');
    await page.getByRole('textbox', { name: 'Nome fantasia/marca' }).waitFor();
    const release = await withholdCode(page);
    await page.getByRole('tab', { name: 'Informações do produto' }).click();
    await afterAttempts(page, retryButton(page));
    release();
    await page.goBack();
    await page.getByRole('tab', { name: 'Informações do produto' }).click();
    await afterAttempts(page, page.getByRole('form', { name: 'Informações do produto' }));
  });

  it('is not asked for without a connection: the portal that is open stays', async () => {
    const page = await openPageWithClock();
    await signInTab(page, 'comercial');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
    await page.context().setOffline(true);
    for (const name of ['Catálogo', 'Marcas Comercial']) {
      await navigation.getByRole('link', { name }).click();
      await afterAttempts(page, retryButton(page));
      await navigation.getByRole('link', { name: 'Início' }).click();
      await page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
    }
  });
});

describe('a page that could not be loaded', () => {
  it('after a new version was put in place is reloaded once by itself, and what is typed is kept', async () => {
    const supplier = await signUpSupplier();
    await saveStep(supplier, 'dados-basicos');
    const page = await openPageWithClock();
    await signInSupplier(page, supplier);
    await page.goto('/fornecedor/fornecedor/cadastro?etapa=1');
    await page.getByRole('textbox', { name: 'Nome fantasia/marca' }).fill('MOINHO QUE FICA');
    // The files of the old version are gone, and the first page names those of the new one.
    let replaced = true;
    const reloads: string[] = [];
    await page.route('**/assets/*.js', (route) =>
      replaced ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.route(/\/$/, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/neu.js">' })
        : route.continue(),
    );
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      reloads.push(request.url());
      replaced = false;
    });
    await page.getByRole('tab', { name: 'Informações do produto' }).click();
    await afterAttempts(page, page.getByRole('form', { name: 'Informações do produto' }));
    expect(reloads).toHaveLength(1);
    await page.getByRole('tab', { name: 'Dados da empresa' }).click();
    await page.getByRole('button', { name: 'Recuperar o que você digitou' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Nome fantasia/marca' }).inputValue())
      .toBe('MOINHO QUE FICA');
  });
});

describe('a save that fails after one has left', () => {
  it('says what it was about, and leads back', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Marca' });
    await dialog.getByRole('textbox', { name: 'Descrição' }).fill('MARCA TARDIA');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(brandsCall, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await held;
      return route.fulfill({ status: 500 });
    });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
    await navigation.getByRole('link', { name: 'Divisões', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Divisões' }).waitFor();
    release();
    await page.getByText(`Marcas Comercial: ${generic}`).waitFor();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Marcas Comercial' }).waitFor();
  });
});

describe('a save whose answer is lost', () => {
  it('makes one family when it is pressed again (D23)', async () => {
    const page = await signIn('comercial', '/produtos/catalogo/cadastro');
    const collection = `RESPOSTA PERDIDA ${Date.now()}`;
    for (const name of ['Categoria', 'Marca', 'Tipo de volumetria']) {
      await page.getByRole('combobox', { name }).click();
      await page.getByRole('option').first().click();
    }
    await page.getByRole('textbox', { name: 'Coleção' }).fill(collection);
    await page.getByLabel(/^Volumetria/).fill('30');

    const keys: (string | undefined)[] = [];
    await page.route(/\/api\/produtos\/familias$/, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch(); // the gateway stores it
      return route.abort('connectionreset');
    });
    const save = page.getByRole('button', { name: 'Salvar' });
    await save.click();
    await page.getByText(generic).first().waitFor();
    await save.click();
    await page.getByText('Familia criada').first().waitFor();
    expect(keys).toEqual([expect.any(String), keys[0]]);

    await page.goto('/produtos/catalogo');
    await page.getByRole('radio', { name: 'Famílias' }).click();
    await page.getByPlaceholder(/^Busque por código/).fill(collection);
    const row = page.getByRole('row', { name: new RegExp(collection) });
    await row.first().waitFor();
    expect(await row.count()).toBe(1);
  });
});
