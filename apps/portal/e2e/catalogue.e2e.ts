import { describe, expect, it } from 'vitest';
import { addressOf, signIn } from './portal.ts';

describe('Produtos › Catálogo', () => {
  it('lists the products of the seed, finds one by its text and opens it read-only', async () => {
    const page = await signIn('comercial', '/produtos/catalogo');
    await page.getByRole('heading', { name: 'Catálogo' }).waitFor();
    const rows = page.getByRole('row');
    await rows.nth(5).waitFor();
    await page.getByText('de 3.400').waitFor();
    const name = await rows.nth(1).getByRole('link').first().textContent();
    if (!name) throw new Error('The first product has no name');

    const answered = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname === '/api/produtos' && searchParams.get('Busca') !== null;
    });
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/Busque|Pesquis/))
      .first()
      .fill(name.slice(0, 30));
    const query = new URL((await answered).url()).searchParams;
    expect(query.get('Paginacao.QuantidadeRegistros')).toBe('35');
    expect(query.get('Paginacao.Pagina')).toBe('1');
    await rows.nth(1).getByRole('link').first().click();
    await page.waitForURL((url) => /^\/produtos\/catalogo\/\d+$/.test(url.pathname));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('tab', { name: 'Família' }).click();
    await page.getByText('Alíquota IPI').waitFor();

    await page.goBack();
    await page.getByRole('heading', { name: 'Catálogo' }).waitFor();
    expect(addressOf(page)).toContain(encodeURIComponent(name.slice(0, 10)).slice(0, 5));
  });

  it('reads family and product side by side, not one after the other', async () => {
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
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('says that a product does not exist, and leads back', async () => {
    const page = await signIn('comercial', '/produtos/catalogo/999999999');
    await page
      .getByRole('button', { name: 'Tentar novamente' })
      .or(page.getByRole('link', { name: /Voltar/ }))
      .first()
      .waitFor();
  });
});
