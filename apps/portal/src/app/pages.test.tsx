import { href } from '@portal/domain';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PortalStory, type PortalStoryProps } from '../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../shared/stories/people.ts';

const leave: (() => void)[] = [];
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false; // the router and the gateway answer outside React
});
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  vi.unstubAllGlobals();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Opens the whole portal at an address. */
function open(props: PortalStoryProps) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<PortalStory {...props} />);
  leave.push(() => {
    root.unmount();
    container.remove();
  });
}

const paginacao = { totalRegistros: 1, paginaAtual: 1, tamanhoPagina: 30 };
const brand = { id: 1, codigo: 1, descricao: 'TRAMONTINA', versao: 1 };

describe('the open pages', () => {
  it('open for a visitor, all in one layout and without the shell (FND-010 to FND-014, ONB-028)', async () => {
    const places = new Set<string>();
    for (const [path, title] of [
      [href('sign-in'), 'Portal do Fornecedor'],
      [href('sign-in-backoffice'), 'Acesso do colaborador'],
      [href('sign-up'), 'Cadastre-se'],
      [
        href('authentication', { fluxoId: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11', codigo: 482913 }),
        'Confirmar cadastro',
      ],
    ] as const) {
      open({ path, session: null });
      const main = page.getByRole('main', { name: title });
      await expect.element(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(page.getByRole('navigation').elements()).toEqual([]);
      const { left, width } = main.element().getBoundingClientRect();
      places.add(`${main.element().className} ${left} ${width}`);
      for (const stop of leave.splice(0)) stop();
    }
    expect(places.size).toBe(1);
  });
});

describe('a page that is loaded again', () => {
  it('shows the frame of the shell to a signed-in user until it is there, and no sign-in', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ marcas: [brand], meta: { paginacao } }));
    const titles = new Set<string>();
    const look = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) titles.add(textContent);
    });
    look.observe(document.body, { childList: true, subtree: true });
    open({ path: href('register-brands'), session: staff('Comercial') });
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
    look.disconnect();
    expect([...titles]).toEqual(['Marcas Comercial']);
  });
});

/** Keeps what the failure of a page writes: the test breaks one on purpose. */
function listenToConsole() {
  const spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  return () => spies.flatMap(({ mock }) => mock.calls);
}

describe('a page that breaks while it is drawn', () => {
  it('fails alone: the shell goes on, and another try draws it (NET-31)', async () => {
    const consoleOutput = listenToConsole();
    let marcas: unknown[] = [null];
    vi.stubGlobal('fetch', async () => Response.json({ marcas, meta: { paginacao } }));
    open({ path: href('register-brands'), session: staff('Comercial') });
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await expect.element(retry).toBeVisible();
    await expect.element(page.getByText('Algo de errado aconteceu. Tente novamente em breve.')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
    expect(JSON.stringify(consoleOutput())).not.toContain('token-de-acesso');

    marcas = [brand];
    await retry.click();
    await expect.element(page.getByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Marcas Comercial' })).toHaveFocus();
  });

  it('leaves the way to another page open (NET-31)', async () => {
    listenToConsole();
    vi.stubGlobal('fetch', async () => Response.json({ marcas: [null], itens: [], meta: { paginacao } }));
    open({ path: href('register-brands'), session: staff('Comercial') });
    await expect.element(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .getByRole('link', { name: 'Início' })
      .click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
  });
});

describe('a page that is not found', () => {
  it('leaves the focus where it is when it is opened, and gives it to the page that it leads to', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ itens: [] }));
    open({ path: '/nowhere', session: staff('Comercial') });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Página não encontrada' }))
      .toBeVisible();
    expect(document.body).toHaveFocus();
    await page.getByRole('main').getByRole('link').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Início' })).toHaveFocus();
    await expect.element(page.getByRole('status').filter({ hasText: 'Início' })).toBeInTheDocument();
  });
});

describe('the account menu', () => {
  afterEach(() => localStorage.clear());

  it('says who is signed in, and changes theme and density without closing', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ marcas: [brand], meta: { paginacao } }));
    open({ path: href('register-brands'), session: { ...supplier, roles: ['Fornecedor', 'Comercial'] } });
    await page.getByRole('button', { name: /^Conta de Panelas da Serra/ }).click();
    const menu = page.getByRole('menu', { name: /^Conta de Panelas da Serra/ });
    for (const text of [
      'CNPJ 11.222.333/0001-81',
      'contato@panelasdaserra.com.br',
      'Fornecedor, Comercial',
    ]) {
      await expect.element(menu.getByText(text)).toBeVisible();
    }
    for (const [group, value, key] of [
      ['Tema', 'Escuro', 'portal.theme'],
      ['Densidade', 'Compacta', 'portal.density'],
    ] as const) {
      const choice = menu.getByRole('group', { name: group }).getByRole('menuitemradio', { name: value });
      await choice.click();
      await expect.element(choice).toHaveAttribute('aria-checked', 'true');
      expect(localStorage.getItem(key)).toMatch(/dark|compact/);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('leaves lists compact until it chooses a density', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ marcas: [brand], meta: { paginacao } }));
    open({ path: href('register-brands'), session: staff('Comercial') });
    await expect.element(page.getByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
    const rowHeight = () => page.getByRole('row').nth(1).element().getBoundingClientRect().height;
    await expect.poll(rowHeight).toBe(36);
    await page.getByRole('button', { name: /^Conta de / }).click();
    const choice = (name: string) => page.getByRole('menuitemradio', { name });
    await expect.element(choice('Conforme a página')).toHaveAttribute('aria-checked', 'true');
    await choice('Confortável').click();
    await expect.poll(rowHeight).toBe(48);
    await expect.element(choice('Conforme a página')).toHaveAttribute('aria-checked', 'false');
    await choice('Conforme a página').click();
    await expect.poll(rowHeight).toBe(36);
    expect(localStorage.getItem('portal.density')).toBeNull();
  });

  it('leads to password and sessions, which the navigation does not name (D25)', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ marcas: [], sessoes: [], meta: { paginacao } }));
    open({ path: href('register-brands'), session: staff('Comercial') });
    await page.getByRole('button', { name: /^Conta de Marina Alves/ }).click();
    await page.getByRole('menuitem', { name: 'Senha e sessões' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Minha conta' })).not.toBeInTheDocument();
  });
});

describe('the way out', () => {
  it('asks first: "Voltar", Esc and a press outside keep the session, "Sair" ends it (AUTH-41, FND-048, WID-001 to WID-003)', async () => {
    const revoked = vi.fn();
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      if (!url.endsWith('/api/usuarios/logout')) return Response.json({ itens: [] });
      revoked();
      return new Response(null, { status: 204 });
    });
    open({ path: '/', session: staff('Comercial') });
    const account = page.getByRole('banner').getByRole('button', { name: /^Conta de Marina Alves/ });
    const out = {
      click: async () => {
        await account.click();
        await page.getByRole('menuitem', { name: 'Sair' }).click();
      },
    };
    const question = page.getByRole('dialog', { name: 'Tem certeza que você deseja sair?' });
    for (const stay of [
      () => question.getByRole('button', { name: 'Voltar' }).click(),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.body, { position: { x: 5, y: 400 } }),
    ]) {
      await out.click();
      await expect.element(question).toBeVisible();
      await stay();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
    }
    expect(revoked).not.toHaveBeenCalled();

    await out.click();
    await question.getByRole('button', { name: 'Sair' }).click();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Acesso do colaborador' }))
      .toHaveFocus();
    await expect.poll(() => revoked.mock.calls.length).toBe(1);
  });
});
