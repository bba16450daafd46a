import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn } from './portal.ts';

const MANAGERS = '/api/produtos/gestores';
const FAMILIES = '/api/produtos/familias';

/** Keeps the answer to one search of a list until it is let go. */
async function holdSearch(page: Page, path: string, text: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const isSearch = (url: URL) =>
    url.pathname === path && url.searchParams.get('busca')?.toUpperCase() === text.toUpperCase();
  const asked = page.waitForRequest((request) => isSearch(new URL(request.url())));
  await page.route(isSearch, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** What the page sends to an address from now on. */
function sentTo(page: Page, matches: (request: Request) => boolean): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (matches(request)) sent.push(request);
  });
  return sent;
}

describe('a picker whose answer is on its way', () => {
  it('takes Enter, and Salvar waits for what it chooses', async () => {
    const page = await signIn('comercial', '/subcadastro/grupo-divisoes');
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Grupo de Divisão' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(`GRUPO A TEMPO ${process.pid}`);
    const manager = dialog.getByRole('combobox', { name: 'Gestor' });
    await manager.click();
    const name = (await page.getByRole('option').first().textContent()) ?? '';

    const search = await holdSearch(page, MANAGERS, name);
    const saved = sentTo(page, (request) => request.method() === 'POST');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await search.asked;
    await page.keyboard.press('Tab'); // the open list covers the button
    await dialog.getByText(`Procurando "${name}"...`).waitFor();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    expect(saved).toEqual([]);

    search.release();
    await page.getByText('Grupo de divisão criado com sucesso').waitFor();
    const [save, ...more] = saved;
    expect(more).toEqual([]);
    expect(save?.postDataJSON()).toMatchObject({ gestoresId: expect.any(Number) });
    await dialog.waitFor({ state: 'hidden' });
  });

  it('narrows a list by what is typed, though Pesquisar was pressed before it came', async () => {
    const page = await signIn('comercial', '/produtos/catalogo');
    const filters = page.getByRole('search', { name: 'Filtros' });
    await filters.getByRole('button', { name: /^Mais filtros/ }).click();
    const search = await holdSearch(page, FAMILIES, 'geleia grão da colina');
    const narrowed = sentTo(page, (request) => new URL(request.url()).searchParams.has('FamiliaId'));
    const families = filters.getByRole('combobox', { name: 'Família' });
    await families.click();
    await page.keyboard.type('geleia grão da colina');
    await filters.getByRole('button', { name: 'Pesquisar' }).click();
    await search.asked;
    expect(narrowed).toEqual([]);

    search.release();
    await expect.poll(() => new URL(page.url()).searchParams.has('familia')).toBe(true);
    await page.getByRole('button', { name: /^Remover.*GELEIA GRÃO DA COLINA/ }).waitFor();
    expect(await families.inputValue()).toContain('GELEIA GRÃO DA COLINA');
  });
});
