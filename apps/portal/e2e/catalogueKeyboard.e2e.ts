import type { Schemas } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway } from './gateway.ts';
import { activate, choose, openWithoutPointer, pressTo, typeIn } from './keyboard.ts';
import { demoPassword, people } from './people.ts';

describe('the catalogue without a pointer', () => {
  it('a product is found, opened and changed, an EAN and a supplier are added', async () => {
    const page = await openWithoutPointer();
    await page.goto(`/signin/backoffice?redirect=${encodeURIComponent('/produtos/catalogo')}`);
    await typeIn(page, page.getByRole('textbox', { name: 'E-mail' }), people.comercial.login);
    await typeIn(page, page.getByLabel(/^Senha/), demoPassword);
    await page.keyboard.press('Enter');

    await page.getByRole('row').nth(1).waitFor();
    const filters = page.getByRole('search', { name: 'Filtros' });
    await activate(page, filters.getByRole('button', { name: /^Mais filtros/ }));
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

    await pressTo(
      page,
      page.getByRole('tab', { name: 'Produtos', exact: true, selected: true }),
      'Shift+Tab',
    );
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
