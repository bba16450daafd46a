import axe from 'axe-core';
import type { JSHandle, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Person } from './people.ts';
import { openPage, signIn } from './portal.ts';

const wide = { viewport: { width: 1280, height: 800 } };
/** What 1280 pixels are at 400 % zoom (WCAG 1.4.10, TBL-22). */
const narrow = { viewport: { width: 320, height: 740 } };

const themes = ['light', 'dark'] as const;

/** What the theme can break: it is a set of custom properties, so that nothing but colours differs. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The rules that a theme needs; what is not asked for stays in the page. */
const optionsFor = (theme: (typeof themes)[number]): axe.RunOptions => ({
  ...(theme === 'dark'
    ? { runOnly: { type: 'rule', values: colourRules } }
    : { rules: { 'target-size': { enabled: true } } }),
  resultTypes: ['violations'],
});

/** axe in a page, put there once; it sees no frame, so that there must be none. */
async function axeIn(page: Page): Promise<JSHandle<typeof axe>> {
  expect(page.frames(), 'frames').toHaveLength(1);
  return page.evaluateHandle<typeof axe>(`${axe.source}; axe`);
}

const violations = (judge: JSHandle<typeof axe>, options: axe.RunOptions) =>
  judge.evaluate(async ({ run }, chosen) => {
    const { violations: found } = await run(chosen);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);

const open: ReadonlyArray<readonly [path: string, ready: string]> = [
  ['/signin', 'Portal do Fornecedor'],
  ['/signin/backoffice', 'E-mail'],
  ['/signup', 'Cadastrar'],
  ['/recuperar-senha', 'Enviar link'],
  [`/nova-senha#codigo=${'a'.repeat(43)}`, 'Salvar senha'],
  ['/isto/nao/existe', 'Página não encontrada'],
];

const guarded: ReadonlyArray<readonly [person: Person, path: string, ready: string]> = [
  ['comercial', '/', 'Início'],
  ['contabil', '/minha-conta', 'Esta sessão'],
  ['diretoria', '/equipe', 'Equipe'],
  ['comercial', '/subcadastro/marcas', 'Marcas Comercial'],
  ['ecommerce', '/subcadastro/marcas-ecommerce', 'Marcas Ecommerce'],
  ['contabil', '/produtos/catalogo', 'Catálogo'],
  ['comercial', '/produtos/aprovacao', 'Aprovação de produtos'],
  ['comercial', '/produtos/alteracao-status', 'Alteração de status'],
  ['comercial', '/produtos/alteracao-familia', 'Alteração de família'],
  ['comercial', '/produtos/alteracao-fornecedor', 'Alteração de fornecedor'],
  ['comercial', '/produtos/consulta-de-logs', 'Consulta de logs'],
  ['gerador', '/produtos/solicitacoes', 'Solicitações de cadastro'],
  ['contabil', '/produtos/solicitacoes/1', 'Análise da solicitação'],
  ['comercial', '/requisicao-de-compras/requisitar', 'Requisitar compra'],
  ['comercial', '/requisicao-de-compras/requisitar?requestId=1248', 'Log de edições'],
  ['comercial', '/requisicao-de-compras/consultar?inicio=2026-09-15', 'Consultar requisições'],
  ['comercial', '/requisicao-de-compras/validar?inicio=2026-09-15', 'Validar requisições'],
  ['diretoria', '/requisicao-de-compras/aprovar?inicio=2026-09-15', 'LANÇAMENTOS'],
  ['diretoria', '/requisicao-de-compras/aprovar/1259', 'Log de edições'],
  ['supplier', '/meus-produtos', 'Meus produtos'],
  ['supplier', '/fornecedor/fornecedor/cadastro', 'Cadastro do fornecedor'],
  ['supplierAtWork', '/fornecedor/fornecedor/cadastro', 'Faturamento e Logística'],
  // Few rows each: what is judged is the same in all of them.
  ['aprovador', '/fornecedor/pre-cadastro?situacao=AguardandoComercial', 'Aguardando Comercial'],
  ['contabil', '/fornecedor/cadastro?situacao=AguardandoDiretoria', 'Aguardando Diretoria'],
  ['diretoria', '/fornecedor/parceiros?busca=panelas', 'PANELAS DA SERRA'],
];

/** Judges a page in both themes and at both sizes. */
async function expectAccessible(page: Page) {
  await page.waitForLoadState('networkidle');
  const judge = await axeIn(page);
  const backgrounds = new Set<string>();
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size.viewport);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const found = await violations(judge, optionsFor(colorScheme));
      expect(found, `${colorScheme}, ${size.viewport.width} px`).toEqual([]);
      backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
  }
  expect(backgrounds.size, 'the themes differ').toBe(themes.length);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
}

describe('whole pages, light and dark, wide and narrow', () => {
  it.each(open)('%s has no violation', async (path, ready) => {
    const page = await openPage(path, wide);
    await page.getByText(ready).first().waitFor();
    await expectAccessible(page);
  });

  it.each(guarded)('%s at %s has no violation', async (person, path, ready) => {
    const page = await signIn(person, path, wide);
    await page.getByRole('heading', { name: ready }).or(page.getByText(ready)).first().waitFor();
    await expectAccessible(page);
  });

  it('the record of a supplier has none either, with its decisions and the documents', async () => {
    const page = await signIn('aprovador', '/fornecedor/cadastro?situacao=AguardandoComercial', wide);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Pendenciar' }).waitFor();
    await page.getByRole('tab', { name: 'Anexo de Documentos' }).click();
    await page.getByRole('form', { name: 'Anexo de Documentos' }).waitFor();
    await expectAccessible(page);
  });
});

describe('the page itself', () => {
  it('is in Portuguese and has one main landmark and one first heading (FND-001, ONB-001, RTE-001)', async () => {
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
    await page.getByRole('button', { name: /^Conta de / }).click();
    await page.getByRole('menuitemradio', { name: 'Escuro' }).click();
    await page.getByRole('menuitemradio', { name: 'Compacta' }).click();
    await expect.poll(attributes).toMatchObject({ theme: 'dark', density: 'compact' });
    const chosen = await attributes();
    await page.reload();
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    expect(await attributes()).toEqual(chosen);
  });
});
