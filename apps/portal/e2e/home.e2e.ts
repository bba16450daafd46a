import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway } from './gateway.ts';
import type { Person } from './people.ts';
import { addressOf, countOf, signIn, totalOf, work } from './portal.ts';

describe('home', () => {
  it.each<[Person, number]>([
    ['aprovador', 6],
    ['contabil', 2],
    ['diretoria', 3],
    ['comercial', 3],
    ['gerador', 1],
  ])('opens for %s the lists that it counts (D29)', async (person, most) => {
    const page = await signIn(person);
    await work(page).getByRole('link').or(page.getByText('Nada espera por você agora')).first().waitFor();
    const lines = await work(page).getByRole('link').count();
    expect(lines).toBeLessThanOrEqual(most);
    for (let place = 0; place < lines; place += 1) {
      const line = work(page).getByRole('link').nth(place);
      const counted = await countOf(line);
      await line.click();
      expect(await totalOf(page)).toBe(counted);
      await page.goBack();
      await line.waitFor();
    }
  });

  it('has what waits in the seed, and what was opened last', async () => {
    const page = await signIn('aprovador');
    const line = work(page).getByRole('link', { name: /Pré-cadastros para analisar$/ });
    await line.click();
    const record = page.getByRole('row').nth(1).getByRole('link').first();
    const name = (await record.textContent()) ?? '';
    await record.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('link', { name: 'Início' }).click();
    await page.getByRole('region', { name: 'Abertos recentemente' }).getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
});

describe('the palette', () => {
  const open = async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Buscar no portal' }).and(page.locator(':focus')).waitFor();
  };

  it('finds a product by its EAN and opens it, by keyboard alone', async () => {
    const { token } = await accessTokens('comercial');
    const answer = await callGateway('/api/produtos?Paginacao.QuantidadeRegistros=50', token);
    const { produtos } = (await answer.json()) as Schemas['ProductList']; // as the contract says
    const product = produtos.find(({ gtinEan }) => gtinEan !== null);
    if (!product?.gtinEan) throw new Error('The seed has no product with an EAN');
    const page = await signIn('comercial');
    await page.getByRole('heading', { name: 'Início' }).waitFor();
    await open(page);
    await page.keyboard.type(product.gtinEan);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => addressOf(page))
      .toBe(`/produtos/catalogo/${product.familiaId}?produto=${product.id}`);
  });

  it('finds a supplier by its CNPJ with punctuation, and opens it', async () => {
    const page = await signIn('comercial');
    await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
    await page.getByRole('combobox', { name: 'Buscar no portal' }).fill('11.222.333/0001-81');
    await page.getByRole('group', { name: 'Parceiros' }).getByRole('option').first().click();
    await expect.poll(() => addressOf(page)).toMatch(/^\/fornecedor\/parceiros\/[0-9a-f-]{36}$/);
  });

  it('asks before a changed form is left, and stays', async () => {
    const page = await signIn('comercial', '/produtos/catalogo/cadastro');
    await page.getByRole('textbox', { name: 'Coleção' }).fill('SOLAR');
    await open(page);
    await page.keyboard.type('parceiros');
    await page.getByRole('option', { name: /^Parceiros/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/Você deseja sair sem salvar/).waitFor();
    expect(addressOf(page)).toBe('/produtos/catalogo/cadastro');
  });
});
