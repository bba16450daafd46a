import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openProfile, signInTab } from './portal.ts';

/** Holds back what draws the portal, until it is let go. */
async function holdPortal(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/libraries-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const banner = (page: Page) => page.getByRole('banner');

/** The colours and the place of the header, and where the page begins. */
const lookOf = async (page: Page) => ({
  ...(await banner(page).evaluate((element) => {
    const { backgroundColor, colorScheme } = getComputedStyle(element);
    return { background: backgroundColor, colorScheme };
  })),
  header: await banner(page).boundingBox(),
  page: (await page.getByRole('main').boundingBox())?.x,
});

describe('the frame of the pages', () => {
  it('stands before the portal has come, in the theme of the user, and nothing of it moves', async () => {
    const profile = await openProfile();
    const entrance = await profile.newPage();
    await signInTab(entrance, 'comercial');
    await entrance.evaluate(() => localStorage.setItem('portal.theme', 'dark'));
    const page = await profile.newPage();
    const letGo = await holdPortal(page);
    await page.goto('/produtos/catalogo', { waitUntil: 'commit' });

    await banner(page).getByText('Portal do Fornecedor').waitFor();
    await page.getByRole('status').getByText('Carregando...').waitFor();
    const before = await lookOf(page);
    expect(before).toMatchObject({ background: 'rgb(22, 30, 37)', colorScheme: 'dark' });

    letGo();
    await page.getByRole('heading', { name: 'Catálogo de produtos', level: 1 }).waitFor();
    expect(await lookOf(page)).toEqual(before);
    expect(await banner(page).count()).toBe(1);
  });

  it('leaves the navigation as narrow as it was left', async () => {
    const profile = await openProfile();
    const entrance = await profile.newPage();
    await signInTab(entrance, 'comercial');
    await entrance.getByRole('button', { name: 'Recolher menu' }).click();
    const page = await profile.newPage();
    const letGo = await holdPortal(page);
    await page.goto('/produtos/catalogo', { waitUntil: 'commit' });
    await banner(page).waitFor();
    const before = await lookOf(page);
    expect(before.page).toBe(64);

    letGo();
    await page.getByRole('button', { name: 'Expandir menu' }).waitFor();
    await page.getByRole('heading', { name: 'Catálogo de produtos', level: 1 }).waitFor();
    expect(await lookOf(page)).toEqual(before);
  });

  it('is not shown to who is not signed in', async () => {
    const page = await (await openProfile()).newPage();
    const letGo = await holdPortal(page);
    await page.goto('/signin', { waitUntil: 'domcontentloaded' });
    expect(await page.getByText('Portal do Fornecedor').count()).toBe(0);
    letGo();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
  });
});
