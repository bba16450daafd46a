import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf, signIn } from './portal.ts';
import { validatedRequisitions } from './validatedRequisitions.ts';

const views = (page: Page) => page.getByRole('button', { name: /^Vis(ões$|ão:)/ });
const search = (page: Page) => page.getByRole('textbox', { name: 'Pesquisar' });

/** The query of an address, whatever its order. */
function queryOf(address: string): string {
  const query = new URLSearchParams(address.split('?')[1]);
  query.sort();
  return query.toString();
}

describe('saved views', () => {
  it('are there after a reload, and open for a colleague by their address', async () => {
    const page = await signIn('comercial', '/produtos/catalogo?lista=familias&ordem=-nome');
    await search(page).fill('PANELA');
    await page.keyboard.press('Enter');
    await views(page).click();
    await page.getByRole('textbox', { name: 'Nome da visão' }).fill('Panelas por nome');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Visão: Panelas por nome', exact: true }).waitFor();
    const saved = addressOf(page);

    await page.goto('/produtos/catalogo');
    await views(page).click();
    await page.getByRole('link', { name: 'Panelas por nome' }).click();
    await page.getByRole('button', { name: 'Visão: Panelas por nome', exact: true }).waitFor();
    expect(queryOf(addressOf(page))).toBe(queryOf(saved));
    expect(await search(page).inputValue()).toBe('PANELA');
    const first = await page.getByRole('row').nth(1).getByRole('link').first().textContent();

    await search(page).fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Visão: Panelas por nome (alterada)' }).waitFor();

    const colleague = await signIn('contabil', saved);
    await colleague.getByRole('button', { name: 'Visão: Panelas por nome (não salva)' }).waitFor();
    expect(await search(colleague).inputValue()).toBe('PANELA');
    await colleague
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: first ?? '' })
      .waitFor();
  });

  it('bring hidden columns along', async () => {
    const page = await signIn('comercial', '/subcadastro/divisao');
    const code = (shown: Page) => shown.getByRole('columnheader', { name: 'Código' });
    await code(page).waitFor();
    await page.getByRole('button', { name: 'Colunas' }).click();
    await page.getByRole('checkbox', { name: 'Código' }).uncheck();
    await page.keyboard.press('Escape');
    await views(page).click();
    await page.getByRole('textbox', { name: 'Nome da visão' }).fill('Só nomes');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Visão: Só nomes', exact: true }).waitFor();

    const colleague = await signIn('comercial', addressOf(page));
    await colleague.getByRole('columnheader', { name: 'Descrição' }).waitFor();
    expect(await code(colleague).count()).toBe(0);
  });
});

describe('Back from a record', () => {
  it('leads to the row that was pressed, marked and focused, with the table where it was, also after a reload', async () => {
    const page = await signIn('comercial', '/produtos/catalogo');
    const table = page.getByRole('group', { name: 'Catálogo' });
    await page.getByRole('row').nth(2).waitFor();
    await table.evaluate((element) => element.scrollTo({ top: 500 }));
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .nth(18);
    const name = (await row.getByRole('link').first().textContent()) ?? '';
    await row.getByRole('link').first().click();
    await page.waitForURL(/\/produtos\/catalogo\/\d+/);

    const isBack = async () => {
      await page
        .locator('tr[aria-current="true"]')
        .getByRole('link', { name })
        .and(page.locator(':focus'))
        .waitFor();
      expect(await table.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    };
    await page.goBack();
    await isBack();
    await page.goForward();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await isBack();
  });

  it('leads to the next row, focused, where the record was decided on and is gone', async () => {
    const { address, requisitions } = await validatedRequisitions(3);
    const linkOf = (index: number) =>
      page
        .getByRole('row')
        .filter({
          has: page.getByRole('checkbox', { name: `Selecionar requisição ${requisitions[index]?.id}` }),
        })
        .getByRole('link')
        .first();
    const page = await signIn('diretoria', address);
    await linkOf(1).click();
    await page.getByRole('button', { name: 'Recusar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Recusar Requisição' });
    await dialog.getByRole('textbox').fill('Estoque suficiente');
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await linkOf(2).and(page.locator(':focus')).waitFor();
    expect(await linkOf(1).count()).toBe(0);
  });
});
