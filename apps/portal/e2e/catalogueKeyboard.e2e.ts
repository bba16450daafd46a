import type { Schemas } from '@portal/api';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway } from './gateway.ts';
import { demoPassword, people } from './people.ts';
import { openProfile } from './portal.ts';

declare global {
  interface Window {
    /** Every event that only a pointing device causes. */
    pointerEvents?: string[];
  }
}

/** A page that writes down what a mouse, a finger or a pen does. */
async function openWithoutPointer(): Promise<Page> {
  const profile = await openProfile();
  await profile.addInitScript(() => {
    window.pointerEvents = [];
    // Moves are left out: the browser makes some of its own when what lies under a pointer at rest changes.
    for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'wheel']) {
      window.addEventListener(type, ({ type }) => window.pointerEvents?.push(type), { capture: true });
    }
  });
  return profile.newPage();
}

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Presses a key until the focus is there, as a person does. */
async function pressTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await place.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(place)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No focus after 80 times ${key}: ${place}`);
}

async function typeIn(page: Page, place: Locator, text: string) {
  await pressTo(page, place);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Searches in a select and takes the option of this name. */
async function choose(page: Page, field: Locator, text: string, option: RegExp) {
  await typeIn(page, field, text);
  await page.getByRole('option', { name: option }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
}

async function activate(page: Page, place: Locator, key?: 'Tab' | 'Shift+Tab') {
  await pressTo(page, place, key);
  await page.keyboard.press('Enter');
}

describe('the catalogue without a pointer', () => {
  it('a product is found, opened and changed, an EAN and a supplier are added', async () => {
    const page = await openWithoutPointer();
    await page.goto(`/signin/backoffice?redirect=${encodeURIComponent('/produtos/catalogo')}`);
    await typeIn(page, page.getByRole('textbox', { name: 'E-mail' }), people.comercial.login);
    await typeIn(page, page.getByLabel(/^Senha/), demoPassword);
    await page.keyboard.press('Enter');

    await page.getByRole('row').nth(1).waitFor();
    const filters = page.getByRole('search', { name: 'Filtros' });
    await choose(
      page,
      filters.getByRole('combobox', { name: 'Família' }),
      'magnalux 50un',
      /PARAF MAGNALUX 50UN/,
    );
    await typeIn(page, filters.getByRole('textbox', { name: 'Código do produto' }), '303012');
    await page.keyboard.press('Enter');
    await activate(
      page,
      page
        .getByRole('row', { name: /303012/ })
        .getByRole('link')
        .first(),
    );

    const form = page.getByRole('form', { name: 'Produto' });
    await typeIn(page, form.getByRole('textbox', { name: 'Variação' }), '2,5x20 azul');
    await activate(page, form.getByRole('button', { name: 'Salvar produto' }));
    await page.getByText('Produto Atualizado').waitFor();

    await pressTo(page, page.getByRole('tab', { name: 'Produtos', selected: true }).last(), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await activate(page, page.getByRole('button', { name: 'Adicionar EAN' }));
    const ean = page.getByRole('dialog', { name: 'Adicionar EAN' });
    await typeIn(page, ean.getByRole('textbox', { name: 'EAN', exact: true }), '7891234567895');
    await typeIn(page, ean.getByRole('textbox', { name: 'DUN' }), '17891234567892');
    await typeIn(page, ean.getByRole('spinbutton', { name: 'Quantidade por caixa' }), '12');
    await page.keyboard.press('Enter');
    await page.getByText('Novo EAN criado').waitFor();
    await ean.waitFor({ state: 'hidden' });

    await pressTo(page, page.getByRole('tab', { name: 'EAN' }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await activate(page, page.getByRole('button', { name: 'Adicionar fornecedor' }));
    const link = page.getByRole('dialog', { name: 'Adicionar fornecedor' });
    await choose(
      page,
      link.getByRole('combobox', { name: 'Fornecedor' }),
      'panelas da serra',
      /PANELAS DA SERRA/,
    );
    await choose(page, link.getByRole('combobox', { name: 'Unidade' }), 'caixa', /CAIXA/);
    await typeIn(page, link.getByRole('textbox', { name: 'Qtd. compra' }), '24');
    await typeIn(page, link.getByRole('textbox', { name: 'Multiplicador' }), '2');
    await page.keyboard.press('Enter');
    await page.getByText('Fornecedor adicionado com sucesso').waitFor();

    expect(await page.evaluate(() => window.pointerEvents)).toEqual([]);
    const { token } = await accessTokens('comercial');
    const read = async (path: string) => (await callGateway(path, token)).json();
    const id = new URL(page.url()).searchParams.get('produto');
    // The answers are those of the contract.
    const product = (await read(`/api/produtos/${id}/catalogo`)) as Schemas['CatalogueProduct'];
    expect(product).toMatchObject({ variacao: '2,5X20 AZUL', nome: 'PARAF MAGNALUX 2,5X20 AZUL 50UN' });
    const { produtosFilhos } = (await read(
      `/api/produtos/${id}/produtos-filhos`,
    )) as Schemas['ProductChildList'];
    expect(produtosFilhos).toContainEqual(
      expect.objectContaining({
        gtinEan: '7891234567895',
        dun: '17891234567892',
        quantidadeProdutosNaCaixa: 12,
      }),
    );
    const { produtosFornecedores } = (await read(
      `/api/produtos/${id}/fornecedores?Pagina=1&QuantidadeRegistros=30`,
    )) as Schemas['ProductSupplierList'];
    expect(produtosFornecedores).toContainEqual(expect.objectContaining({ qtdCompra: 24, multiplicador: 2 }));
  });
});
