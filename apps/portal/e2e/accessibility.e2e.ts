import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Person } from './people.ts';
import { openPage, signIn } from './portal.ts';

const wide = { viewport: { width: 1280, height: 800 } };
/** What 1280 pixels are at 400 % zoom (WCAG 1.4.10, TBL-22). */
const narrow = { viewport: { width: 320, height: 740 } };

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const open: ReadonlyArray<readonly [path: string, ready: string]> = [
  ['/signin', 'Portal do Fornecedor'],
  ['/signin/backoffice', 'E-mail'],
  ['/signup', 'Cadastrar'],
  ['/isto/nao/existe', 'Página não encontrada'],
];

const guarded: ReadonlyArray<readonly [person: Person, path: string, ready: string]> = [
  ['comercial', '/', 'Início'],
  ['comercial', '/subcadastro/marcas', 'Marcas Comercial'],
  ['ecommerce', '/subcadastro/marcas-ecommerce', 'Marcas Ecommerce'],
  ['contabil', '/produtos/catalogo', 'Catálogo'],
  ['gerador', '/produtos/solicitacoes', 'Solicitações de cadastro'],
  ['contabil', '/produtos/solicitacoes/1', 'Análise da solicitação'],
  ['supplier', '/meus-produtos', 'Meus produtos'],
  ['supplier', '/fornecedor/fornecedor/cadastro', 'Em construção'],
];

describe.each(['light', 'dark'] as const)('whole pages in the %s theme', (colorScheme) => {
  it.each(open)('%s has no violation, wide and narrow', async (path, ready) => {
    for (const size of [wide, narrow]) {
      const page = await openPage(path, { ...size, colorScheme });
      await page.getByText(ready).first().waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });

  it.each(guarded)('%s at %s has no violation, wide and narrow', async (person, path, ready) => {
    const page = await signIn(person, path, { ...wide, colorScheme });
    await page.getByRole('heading', { name: ready }).or(page.getByText(ready)).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(narrow.viewport);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  });
});

describe('the page itself', () => {
  it('speaks Portuguese and has one main landmark and one first heading', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toBe('Marcas Comercial · Portal do Fornecedor');
  });

  it('lets the keyboard skip the navigation', async () => {
    const page = await signIn('comercial', '/subcadastro/marcas');
    await page.reload();
    await page.getByRole('heading', { name: 'Marcas Comercial' }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter');
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });

  it('keeps theme and density over a reload', async () => {
    const page = await signIn('comercial');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    const attributes = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await page.getByRole('button', { name: 'Tema do sistema. Mudar para claro' }).click();
    await page.getByRole('button', { name: 'Tema claro. Mudar para escuro' }).click();
    await page.getByRole('button', { name: 'Densidade confortável. Mudar para compacta' }).click();
    await expect.poll(attributes).toMatchObject({ theme: 'dark', density: 'compact' });
    const chosen = await attributes();
    await page.reload();
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(await attributes()).toEqual(chosen);
  });
});
