import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf, openProfile, signIn, signInTab } from './portal.ts';

/** The values of the next call of the product list that carries this one. */
async function nextProductsQuery(page: Page, name: string, act: () => Promise<unknown>) {
  const request = page.waitForRequest((call) => {
    const { pathname, searchParams } = new URL(call.url());
    return pathname === '/api/produtos' && searchParams.has(name);
  });
  await act();
  return new URL((await request).url()).searchParams;
}

describe('Produtos › Catálogo', () => {
  it('lists the products of the seed, finds one by its text, opens it and returns to what was searched', async () => {
    const page = await signIn('comercial', '/produtos/catalogo');
    await page
      .getByText(/de 3\.\d{3}/)
      .first()
      .waitFor();
    const query = await nextProductsQuery(page, 'Busca', () =>
      page.getByPlaceholder('Busque por código, nome ou EAN').fill('geleia grão da colina'),
    );
    expect(query.get('Busca')).toBe('GELEIA GRÃO DA COLINA');
    expect(query.get('Paginacao.QuantidadeRegistros')).toBe('35');
    expect(query.get('Paginacao.Pagina')).toBe('1');
    await expect.poll(() => addressOf(page)).toContain('busca=');
    const list = addressOf(page);
    await page
      .getByRole('row', { name: /300631/ })
      .getByRole('link')
      .click();
    await page.waitForURL((url) => /^\/produtos\/catalogo\/\d+$/.test(url.pathname));
    await page.getByRole('form', { name: 'Produto' }).waitFor();

    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('heading', { name: 'Catálogo de produtos' }).waitFor();
    expect(addressOf(page)).toBe(list);
  });

  it('narrows by Enter and by Pesquisar, keeps that in the address, and gives it up by its chip (FLT-001 to FLT-009)', async () => {
    const page = await signIn('comercial', '/produtos/catalogo');
    const filters = page.getByRole('search', { name: 'Filtros' });
    await filters.getByRole('button', { name: /^Mais filtros/ }).click();
    await filters.getByRole('textbox', { name: 'Código do produto' }).fill('300.631');
    const byEnter = await nextProductsQuery(page, 'CodigoProduto', () => page.keyboard.press('Enter'));
    expect(byEnter.get('CodigoProduto')).toBe('300631');
    await expect.poll(() => addressOf(page)).toContain('codigo=300631');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);

    await filters.getByRole('combobox', { name: 'Família' }).fill('geleia grão');
    await page
      .getByRole('option', { name: /GELEIA GRÃO DA COLINA/ })
      .first()
      .click();
    expect(addressOf(page)).not.toContain('familia=');
    const byButton = await nextProductsQuery(page, 'FamiliaId', () =>
      filters.getByRole('button', { name: 'Pesquisar' }).click(),
    );
    expect(byButton.get('CodigoProduto')).toBe('300631');
    await page.reload();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('button', { name: /Remover.*300631/ }).click();
    await expect.poll(() => addressOf(page)).not.toContain('codigo=');
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2);
  });

  it('takes today as today, late in the evening (DAT-02)', async () => {
    const page = await (await openProfile()).newPage();
    await page.clock.setFixedTime(new Date('2026-11-20T22:30:00-03:00'));
    await signInTab(page, 'comercial', '/produtos/catalogo');
    const filters = page.getByRole('search', { name: 'Filtros' });
    await filters.getByRole('button', { name: /^Mais filtros/ }).click();
    await filters.getByRole('button', { name: 'Abrir calendário' }).click();
    const today = page.getByRole('gridcell', { name: /, 20 de novembro de 2026/ });
    await today.click();
    await today.click();
    await page.keyboard.press('Escape');
    const query = await nextProductsQuery(page, 'DataFim', () =>
      filters.getByRole('button', { name: 'Pesquisar' }).click(),
    );
    expect([query.get('DataInicio'), query.get('DataFim')]).toEqual(['2026-11-20', '2026-11-20']);
  });

  it('shows the same under Operação (G-36, RTE-009)', async () => {
    const page = await signIn('contabil', '/produtos/operacao?codigo=300631');
    await page.getByRole('row', { name: /300631/ }).waitFor();
    await page.getByRole('search', { name: 'Filtros' }).waitFor();
  });

  it('says that a family does not exist, and leads back', async () => {
    const page = await signIn('comercial', '/produtos/catalogo/999999999');
    await page.getByText('Família não encontrada').first().waitFor();
    await page.getByRole('link', { name: 'Voltar' }).waitFor();
    expect(await page.getByRole('button', { name: 'Tentar novamente' }).count()).toBe(0);
  });
});

describe('a family and its products', () => {
  it('are read side by side, not one after the other', async () => {
    const page = await signIn('contabil', '/produtos/catalogo');
    await page.getByRole('row').nth(2).waitFor();
    const started: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/produtos\/(familias\/\d+|\d+\/catalogo)$/, async (route) => {
      started.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    });
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect.poll(() => started.length).toBe(2);
    release();
    await page.getByRole('form', { name: 'Produto' }).waitFor();
  });

  it('waits with EANs and suppliers for the product, and has none of them for a new one (PRD-004, PRD-005, UIX-16, FND-045)', async () => {
    const page = await signIn('comercial', '/produtos/catalogo/64?produto=631');
    await page.getByRole('form', { name: 'Produto' }).waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/produtos/633/catalogo', async (route) => {
      await held;
      await route.continue();
    });
    const ean = page.getByRole('tab', { name: 'EAN', exact: true });
    expect(await ean.getAttribute('aria-disabled')).toBeNull();
    await page.getByRole('button', { name: /300633/ }).click();
    await expect.poll(() => ean.getAttribute('aria-disabled')).toBe('true');
    release();
    await expect.poll(() => ean.getAttribute('aria-disabled')).toBeNull();

    // What was read is kept: the product before is there at once, whenever its next reading comes (FND-045).
    await page.route('**/api/produtos/631/catalogo', () => new Promise<void>(() => {}));
    await page.getByRole('button', { name: /300631/ }).click();
    await page.getByRole('heading', { name: /AVELÃ/, level: 2 }).waitFor();
    expect(await ean.getAttribute('aria-disabled')).toBeNull();

    await page.goto('/produtos/catalogo/64?produto=novo&aba=nenhuma');
    await page.getByRole('button', { name: 'Criar produto' }).waitFor();
    const tabs = page.getByRole('tablist', { name: 'Dados do produto' }).getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(['Produtos']);
  });

  it('the branches of one product never stand under another (UIX-08, BRN-011, BRN-012)', async () => {
    const page = await signIn('comercial', '/produtos/catalogo/64?produto=631');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    await page.route('**/api/produtos/filiais-produto?*', async (route) => {
      const id = new URL(route.request().url()).searchParams.get('produtoId') ?? '';
      asked.push(id);
      if (id === '631') await held;
      const branch = { id: Number(id), nome: `FILIAL DE ${id}` };
      await route
        .fulfill({
          json: { filiaisLivres: [branch], filiaisBloqueadas: [] },
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
        .catch(() => {}); // its page asked no more
    });
    await page.getByRole('tab', { name: 'Fornecedores' }).click();
    await page.getByRole('button', { name: 'Filiais' }).click();
    await page.getByRole('dialog').waitFor();
    await page.mouse.click(5, 5);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /300633/ }).click();
    await page.getByRole('heading', { name: /BANANA/, level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Filiais' }).click();
    await page.getByText('FILIAL DE 633').waitFor();
    release();
    await page.getByText('FILIAL DE 631').waitFor({ state: 'detached' });
    expect(asked).toEqual(['631', '633']);
  });
});
