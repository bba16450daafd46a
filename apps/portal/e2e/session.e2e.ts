import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callGateway } from './gateway.ts';
import { addressOf, fillSignIn, openPage, openProfile, signIn, signInTab } from './portal.ts';

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') ?? '');

/** Asks for the way out in the account menu. */
async function askToLeave(page: Page) {
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
}

async function signOut(page: Page) {
  await askToLeave(page);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByText('Tem certeza que você deseja sair?').waitFor();
  await dialog.getByRole('button', { name: 'Sair' }).click();
}

describe('sign-in', () => {
  it.each(['/signin', '/signin/backoffice'])(
    'at %s a wrong password shows an error, keeps the user, clears the password and reloads nothing (AUTH-32, GAP-02)',
    async (path) => {
      const page = await openPage(path);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await fillSignIn(page, path === '/signin' ? 'supplierWithLetters' : 'gerador', 'Errada@2026');
      await page.getByText('Credenciais inválidas').waitFor();
      const user = page.getByRole('textbox', { name: path === '/signin' ? 'CNPJ' : 'E-mail' });
      expect(await user.inputValue()).toBe(
        path === '/signin' ? '12.ABC.345/01DE-35' : 'gerador@demo.portal.br',
      );
      expect(await page.getByLabel(/^Senha/).inputValue()).toBe('');
      expect(loads).toBe(0);
      expect(await page.getByRole('button', { name: 'Entrar' }).isEnabled()).toBe(true);
    },
  );

  it('shows what is missing at the fields, and focuses the first one (FND-079, FRM-39)', async () => {
    const page = await openPage('/signin/backoffice');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect.poll(() => page.getByText('Campo obrigatório').count()).toBe(2);
    const email = page.getByRole('textbox', { name: 'E-mail' });
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
    await email.fill('sem-arroba');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Digite um e-mail válido').waitFor();
  });

  it('sends one call when pressed twice (NET-22)', async () => {
    const page = await openPage('/signin/backoffice');
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/usuarios/login')) calls += 1;
    });
    await page.getByRole('textbox', { name: 'E-mail' }).fill('comercial@demo.portal.br');
    await page.getByLabel(/^Senha/).fill('Portal@2026');
    await page.getByRole('button', { name: 'Entrar' }).dblclick();
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(calls).toBe(1);
  });

  it('works with the keyboard alone', async () => {
    const page = await openPage('/signin/backoffice');
    await page.getByRole('textbox', { name: 'E-mail' }).focus();
    await page.keyboard.type('diretoria@demo.portal.br');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Portal@2026');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
  });
});

describe('sign-out', () => {
  it('asks first, and "Voltar", Esc and a click outside keep the session (AUTH-41)', async () => {
    const page = await signIn('comercial');
    for (const leave of [
      () => page.getByRole('button', { name: 'Voltar' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await askToLeave(page);
      await page.getByText('Tem certeza que você deseja sair?').waitFor();
      await leave();
      await page.getByText('Tem certeza que você deseja sair?').waitFor({ state: 'hidden' });
    }
    expect(await accessToken(page)).not.toBe('');
  });

  it('empties the storage, revokes both tokens and leads staff to their sign-in (FND-046, FND-048, AUTH-40)', async () => {
    const page = await signIn('comercial');
    const { accessToken: token = '', refreshToken = '' } = await page.evaluate(() => ({ ...localStorage }));
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/signin/backoffice');
    const left = await storedKeys(page);
    for (const key of ['role', 'cnpj', 'email', 'accessToken', 'refreshToken', 'name', 'givenName']) {
      expect(left).not.toContain(key);
    }
    await expect.poll(async () => (await callGateway('/api/usuarios/perfil', token)).status).toBe(401);
    const renewal = await callGateway('/api/usuarios/refresh-token', '', {
      method: 'POST',
      body: JSON.stringify({ accessToken: token, refreshToken }),
    });
    expect(renewal.status).toBe(401);
  });

  it('leads a supplier to /signin (FND-047)', async () => {
    const page = await signIn('supplier');
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/signin');
  });

  it('takes every other tab along within a second (D11)', async () => {
    const context = await openProfile();
    const first = await context.newPage();
    await signInTab(first, 'diretoria');
    const second = await context.newPage();
    await second.goto('/subcadastro/marcas');
    await second.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    await signOut(first);
    await second.waitForURL((url) => url.pathname.startsWith('/signin'), { timeout: 1_000 });
  });

  it('shows nothing of the last user when one goes back in the history', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    await page.getByRole('link', { name: 'Catálogo' }).click();
    await page.getByRole('heading', { name: 'Catálogo' }).waitFor();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/signin/backoffice');
    await page.goBack();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Marcas Comercial' }).count()).toBe(0);
  });
});

describe('a session that ends', () => {
  it('clears the storage and reloads once when calls answer 401 (AUTH-30, FND-049)', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    await page.waitForLoadState('networkidle'); // the refused call has to be that of the press
    const { accessToken: token = '', refreshToken = '' } = await page.evaluate(() => ({ ...localStorage }));
    await callGateway('/api/usuarios/logout', token, {
      method: 'POST',
      body: JSON.stringify({ refreshToken }),
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('button', { name: /Descrição/ }).click();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(addressOf(page)).toMatch(/^\/signin\/backoffice\?redirect=%2Fsubcadastro%2Fmarcas/);
    expect(loads).toBe(1);
    expect(await storedKeys(page)).not.toContain('accessToken');
  });

  it('ends once however many calls are refused together (AUTH-30)', async () => {
    const page = await signIn('comercial', '/produtos/catalogo');
    await page.getByRole('row').nth(2).waitFor();
    const refused: string[] = [];
    await page.route('**/api/produtos/**', (route) => {
      refused.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 401, contentType: 'application/json', body: '{}' });
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(refused.length).toBeGreaterThan(1);
    expect(loads).toBe(1);
    expect(await storedKeys(page)).not.toContain('accessToken');
  });

  it('is renewed silently before it ends, once for all tabs (D15, GAP-04)', async () => {
    const context = await openProfile();
    await context.clock.install();
    const tabs = [await context.newPage(), await context.newPage()];
    const [first, second] = tabs;
    if (!first || !second) throw new Error('Two tabs are needed');
    await signInTab(first, 'comercial', '/subcadastro/marcas');
    await second.goto('/subcadastro/marcas');
    for (const tab of tabs) await tab.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    const before = await accessToken(first);
    let renewals = 0;
    let release = () => {};
    const bothAsked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/api/usuarios/refresh-token*', async (route) => {
      if (route.request().method() === 'POST') renewals += 1;
      await bothAsked;
      await route.continue();
    });
    await context.clock.fastForward(14.5 * 60_000); // the token lives for 15 minutes
    for (const tab of tabs) await tab.getByRole('button', { name: /Descrição/ }).click();
    await expect.poll(() => renewals).toBe(1);
    release();
    await expect.poll(() => accessToken(first)).not.toBe(before);
    for (const tab of tabs) await tab.getByRole('row').nth(1).waitFor();
    expect(renewals).toBe(1);
    expect(await accessToken(second)).toBe(await accessToken(first));
  });

  it('survives a reload without showing the sign-in (no flash)', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.reload();
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    expect(visited).toEqual(['/subcadastro/marcas']);
  });

  it.each([
    ['role', 'not json'],
    ['role', '["Nobody"]'],
    ['accessToken', '<script>'],
  ])('is no session when storage holds %s = %s', async (key, value) => {
    const page = await signIn('comercial');
    await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);
    await page.goto('/subcadastro/marcas');
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
  });

  it('never shows a token in the page or the address', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('row').nth(1).waitFor();
    const token = await accessToken(page);
    expect(token.length).toBeGreaterThan(20);
    expect(await page.content()).not.toContain(token);
    expect(page.url()).not.toContain(token);
  });
});

describe('enumerations', () => {
  it('are read once a session and leave with it (FND-065, GAP-25)', async () => {
    const page = await signIn('comercial', '/produtos/catalogo');
    let reads = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/api/produtos/enumeracoes')) reads += 1;
    });
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('tab', { name: 'Família', exact: true }).click();
    await page.getByText('Fundo de pobreza').waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('enumera');
    await page.reload();
    await page.getByRole('tab', { name: 'Família', exact: true }).click();
    await page.getByText('Fundo de pobreza').waitFor();
    expect(reads).toBe(1);
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/signin/backoffice');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('enumera');
  });
});

describe('two users of one browser', () => {
  it('the second sees nothing of the first', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/signin/backoffice');
    await signInTab(page, 'contabil');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(await page.getByRole('link', { name: 'Marcas Comercial' }).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('email'))).toBe('contabil@demo.portal.br');
  });
});
