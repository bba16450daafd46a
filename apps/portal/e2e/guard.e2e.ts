import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pageLinks } from '../src/navigation/pageLinks.ts';
import { accessTokens } from './gateway.ts';
import { isSupplier, type Person, people } from './people.ts';
import { addressOf, openPage, openProfile, signIn, signInTab } from './portal.ts';

/** Keeps the portal from learning at its start which roles the gateway knows. */
const withoutProfile = (page: Page) => page.route('**/api/usuarios/perfil', (route) => route.abort());

describe('a visitor', () => {
  it.each([
    ['/fornecedor/fornecedor/cadastro', '/signin?redirect=%2Ffornecedor%2Ffornecedor%2Fcadastro'],
    ['/meus-produtos', '/signin?redirect=%2Fmeus-produtos'],
    ['/', '/signin?redirect=%2F'],
    ['/subcadastro/marcas', '/signin/backoffice?redirect=%2Fsubcadastro%2Fmarcas'],
    [
      '/subcadastro/marcas?busca=A%26B&pagina=2',
      '/signin/backoffice?redirect=%2Fsubcadastro%2Fmarcas%3Fbusca%3DA%2526B%26pagina%3D2',
    ],
  ])(
    'who asks for %s is sent to its sign-in with the way back (AUTH-01, FND-020 to 022, ONB-032)',
    async (path, expected) => {
      const page = await openPage(path);
      await page.getByRole('button', { name: 'Entrar' }).waitFor();
      expect(addressOf(page)).toBe(expected);
    },
  );

  it('sees the not-found page at an unknown path, without a sign-in (FND-036, ONB-030)', async () => {
    const page = await openPage('/isto/nao/existe');
    await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
    expect(addressOf(page)).toBe('/isto/nao/existe');
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await page.waitForURL((url) => url.pathname === '/signin');
  });

  it.each(['..', '1e3', '%2e%2e%2fusuarios', '42;drop'])(
    'who signs in at a family id of the form %s calls nothing with it (D14)',
    async (id) => {
      const page = await signIn('comercial');
      const called: string[] = [];
      page.on('request', (request) => called.push(request.url()));
      await page.goto(`/produtos/catalogo/${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(called.filter((url) => url.includes('/api/produtos/familias/'))).toEqual([]);
    },
  );
});

describe('after the sign-in', () => {
  it.each([
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    'https://evil.com',
    'https:evil.com',
    '//evil。com',
    '/\tevil.com',
    '/%09/evil.com',
    'javascript:alert(1)',
    '/signin?redirect=/signin',
    '/..//evil.com',
    '/nao-existe',
  ])('a redirect to %s ends on the own home (AUTH-04, D5)', async (redirect) => {
    const page = await signIn('comercial', redirect);
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(addressOf(page)).toBe('/');
  });

  it('the page asked for opens, filters included (FND-028)', async () => {
    const page = await signIn('diretoria', '/subcadastro/marcas?busca=MESA');
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    expect(addressOf(page)).toBe('/subcadastro/marcas?busca=MESA');
  });

  it('a signed-in user who opens a sign-in page goes home (FND-029, GAP-21)', async () => {
    const page = await signIn('comercial');
    await page.goto('/signin');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(addressOf(page)).toBe('/');
  });

  it('a signed-in user who comes upon a sign-in page goes back to the page before (FND-029)', async () => {
    const page = await signIn('diretoria', '/subcadastro/marcas?pagina=2');
    await page.getByRole('row').nth(2).waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/signin');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect.poll(() => addressOf(page)).toBe('/subcadastro/marcas?pagina=2');
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
  });

  it('a user with another role besides Fornecedor stays on home (AUTH-42, FND-032)', async () => {
    const page = await signIn('supplier');
    await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
    await withoutProfile(page);
    await page.evaluate(() => localStorage.setItem('role', JSON.stringify(['Fornecedor', 'Comercial'])));
    await page.goto('/');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(addressOf(page)).toBe('/');
  });

  it('a supplier is sent from home to its registration (AUTH-42, FND-031)', async () => {
    const page = await signIn('supplier');
    await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
    await page.getByRole('heading', { name: 'Cadastro do fornecedor' }).waitFor();
  });
});

describe('what a person may open', () => {
  it.each<Person>([
    'comercial',
    'validador',
    'aprovador',
    'contabil',
    'diretoria',
    'ecommerce',
    'gerador',
    'supplier',
    'supplierWithLetters',
  ])('%s finds exactly the built pages of the own roles in the navigation (RTE-045)', async (person) => {
    const expected = pageLinks(people[person].roles).map(({ label }) => label);
    const page = await signIn(person);
    const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
    await navigation.or(page.getByRole('main')).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await navigation.getByRole('link').allTextContents()).toEqual(expected);
    for (const name of expected) {
      await navigation.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title()).toContain('Portal do Fornecedor');
    }
  });

  it.each<[Person, string]>([
    ['contabil', '/subcadastro/marcas'],
    ['gerador', '/subcadastro/marcas-ecommerce'],
    ['ecommerce', '/produtos/catalogo'],
    ['comercial', '/requisicao-de-compras/aprovar'],
    ['comercial', '/requisicao-de-compras/aprovar/1259'],
    ['comercial', '/meus-produtos'],
  ])('%s without a previous page is sent from %s to home (FND-034)', async (person, path) => {
    const page = await signIn(person);
    await page.goto(path);
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(addressOf(page)).toBe('/');
  });

  it('stays on the page when the way to another is refused (FND-035)', async () => {
    const page = await signIn('contabil', '/produtos/catalogo');
    await page.getByRole('heading', { name: 'Catálogo' }).waitFor();
    // An address that turns up inside the page, as the Back button brings one: no new load.
    await page.evaluate(() => {
      history.pushState(null, '', '/subcadastro/marcas');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.getByText('Você não tem acesso a esta página').waitFor();
    await page.getByRole('heading', { name: 'Catálogo' }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/produtos/catalogo');
  });

  it('gets nothing from a role forged in storage: the gateway refuses (AUTH-18)', async () => {
    const page = await signIn('supplier');
    await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
    await withoutProfile(page);
    await page.evaluate(() => localStorage.setItem('role', JSON.stringify(['Diretoria'])));
    const refused = page.waitForResponse((response) => response.url().includes('/api/produtos/ecommerces'));
    await page.goto('/subcadastro/marcas-ecommerce');
    expect((await refused).status()).toBe(403);
    await page.getByText('Você não tem permissão para esta ação').first().waitFor();
    expect(await page.getByRole('button', { name: 'Tentar novamente' }).count()).toBe(0);
    expect(await page.getByRole('row').filter({ hasText: /\d{3}/ }).count()).toBe(0);
  });

  it('is what the gateway says, whatever the storage holds (AUTH-18, D17)', async () => {
    const page = await signIn('supplier');
    await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
    await page.evaluate(() => localStorage.setItem('role', JSON.stringify(['Diretoria'])));
    await page.goto('/subcadastro/marcas-ecommerce');
    await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('["Fornecedor"]');
  });
});

/** Id of a requisition of the demonstration. */
const REQUISITION = 1001;

describe('hand-over by address', () => {
  it('takes the tokens out of the address and opens the requisition (AUTH-20, FND-023 to 027, D14)', async () => {
    const { token, refreshToken } = await accessTokens('comercial');
    const context = await openProfile();
    const page = await context.newPage();
    const withToken: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest() && request.url().includes(token)) withToken.push(request.url());
      if (request.headers().referer?.includes(token)) withToken.push(`referrer of ${request.url()}`);
    });
    await page.goto(
      `/requisicao-de-compras/requisitar?token=${token}&refreshToken=${refreshToken}&requestId=${REQUISITION}`,
    );
    await page.getByRole('heading', { level: 1, name: `Requisição ${REQUISITION}` }).waitFor();
    expect(addressOf(page)).toBe(`/requisicao-de-compras/requisitar?requestId=${REQUISITION}`);
    expect(withToken).toEqual([]);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({
      accessToken: token,
      refreshToken,
      role: expect.stringContaining('Comercial'),
    });
    expect(stored.name).toBeTruthy();
    expect(await page.content()).not.toContain(token);
  });

  it('leaves the session that was there when the token is bad', async () => {
    const page = await signIn('diretoria');
    const before = await page.evaluate(() => localStorage.getItem('accessToken'));
    await page.goto('/authentication?token=bad&refreshToken=bad&requestId=1');
    await page.getByText('O acesso recebido não é mais válido').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(before);
    expect(page.url()).not.toContain('bad');
  });

  it("asks before it takes the place of another user's session, which stays until then (D14)", async () => {
    const { token, refreshToken } = await accessTokens('comercial');
    const address = `/authentication?token=${token}&refreshToken=${refreshToken}&requestId=${REQUISITION}`;
    const page = await signIn('diretoria');
    const stored = () => page.evaluate(() => localStorage.getItem('accessToken'));
    const before = await stored();

    await page.goto(address);
    await page.getByRole('heading', { name: 'Trocar de usuário?' }).waitFor();
    expect(page.url()).not.toContain(token);
    expect(await stored()).toBe(before);
    await page.getByRole('button', { name: /^Continuar como / }).click();
    await page.waitForURL((url) => url.pathname === '/requisicao-de-compras/requisitar');
    expect(await stored()).toBe(before);

    await page.goto(address);
    await page.getByRole('button', { name: /^Entrar como / }).click();
    await page.waitForURL((url) => url.pathname === '/requisicao-de-compras/requisitar');
    expect(await stored()).toBe(token);
  });

  it('sends a role without requisitions home afterwards (CON-60)', async () => {
    const { token, refreshToken } = await accessTokens('contabil');
    const page = await openPage(
      `/authentication?token=${token}&refreshToken=${refreshToken}&requestId=${REQUISITION}`,
    );
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(addressOf(page)).toBe('/');
  });
});

describe('signing in', () => {
  it.each<Person>(['comercial', 'supplier'])('%s is known by name afterwards', async (person) => {
    const page = await openPage(isSupplier(person) ? '/signin' : '/signin/backoffice');
    await signInTab(page, person);
    await page.getByRole('banner').waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('role'));
    expect(JSON.parse(stored ?? '[]')).toEqual(people[person].roles);
  });
});
