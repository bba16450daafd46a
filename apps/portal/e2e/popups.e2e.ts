import { describe, expect, it } from 'vitest';
import { letRest, openTab } from './restingPage.ts';

describe('what opens over a page', () => {
  it('comes once the page rests, so that it opens without a network too', async () => {
    const page = await openTab('comercial');
    await page.goto('/produtos/catalogo');
    await page.getByRole('row').nth(1).waitFor();
    await letRest(page);
    await page.context().setOffline(true);

    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('dialog', { name: /sair/i }).waitFor();
  });

  it('is fetched when it is pressed before that', async () => {
    const page = await openTab('comercial');
    await page.goto('/produtos/catalogo');
    const filters = page.getByRole('search', { name: 'Filtros' });
    await filters.getByRole('button', { name: /^Mais filtros/ }).click();
    await filters.getByRole('combobox', { name: 'Família' }).fill('geleia grão');
    await page
      .getByRole('option', { name: /GELEIA GRÃO/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('menu').waitFor();
  });

  it('is asked for again where it could not be fetched, which is said', async () => {
    const page = await openTab('comercial');
    await page.goto('/produtos/catalogo');
    await page.getByRole('row').nth(1).waitFor();
    let failing = true;
    let asked = 0;
    await page.route('**/assets/popups-*.js', (route) => {
      asked += 1;
      return failing ? route.abort('connectionrefused') : route.continue();
    });
    await letRest(page);
    await expect.poll(() => asked).toBeGreaterThan(0);
    const menu = page.getByRole('button', { name: /^Conta de/ });
    await menu.click();
    await page.getByText('Não foi possível abrir. Verifique a conexão e tente novamente.').waitFor();
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    failing = false;
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Sair' }).waitFor();
  });
});
