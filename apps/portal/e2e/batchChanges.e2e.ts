import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { signIn } from './portal.ts';

let token: string;

beforeAll(async () => {
  ({ token } = await accessTokens('comercial'));
});

const read = async <Body>(path: string) => jsonOf<Body>(await callGateway(path, token));

const familyPreview = (origin: number, destination: number) =>
  read<Schemas['FamilyChangePreview']>(
    `/api/produtos/familias/origem-destino?FamiliaOrigemId=${origin}&FamiliaDestinoId=${destination}`,
  );

/** The first of some that holds; fails where none does. */
async function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Promise<Found | null>) {
  for (const item of items) {
    const found = await find(item);
    if (found !== null) return found;
  }
  throw new Error('The demonstration has none such');
}

/** Statuses of a family that takes no products. */
const CLOSED: ReadonlySet<Schemas['FamilyStatus']> = new Set(['Aguardando', 'Recusado']);

/** A small family whose products can move to another one, and a third one that takes none. */
async function findFamilies() {
  const { familias } = await read<Schemas['FamilyList']>('/api/produtos/familias?QuantidadeRegistros=100');
  return firstOf(familias, async ({ id: origin }) => {
    const other = familias.find(({ id, status }) => id !== origin && status === 'Aprovado');
    const closed = familias.find(({ id, status }) => id !== origin && CLOSED.has(status));
    if (!other || !closed) return null;
    const { produtos } = await familyPreview(origin, other.id);
    const fits =
      produtos.length >= 3 && produtos.length <= 20 && produtos.every(({ motivo }) => motivo === null);
    return fits ? { origin, destination: other.id, closed: closed.id, produtos } : null;
  });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

describe('products change families in lots (LOT-031, LOT-032, LOT-034, G-09, D19)', () => {
  it('tells before what stays, reports each product, and takes the batch back', async () => {
    const { origin, destination, closed, produtos } = await findFamilies();
    const [first] = produtos;
    if (!first) throw new Error('The family has no products');
    const rest = produtos.length - 1;
    const idsIn = async () =>
      (await familyPreview(origin, destination)).produtos.map(({ produtoId }) => produtoId);

    const page = await signIn('comercial', `/produtos/alteracao-familia?origem=${origin}&destino=${closed}`);
    await page.getByRole('radio', { name: `Impedidos (${produtos.length})` }).waitFor();
    expect(await page.getByRole('button', { name: 'Selecionar Todos' }).isEnabled()).toBe(false);

    await page.goto(`/produtos/alteracao-familia?origem=${origin}&destino=${destination}`);
    await page.getByRole('radio', { name: `Podem mudar (${produtos.length})` }).waitFor();
    await press(page, 'Selecionar Todos');
    await press(page, 'Alterar família');
    await heading(page, 'Conferir antes de alterar família');

    // Somebody moves the first of them meanwhile.
    const lote = randomUUID();
    await jsonOf(
      await callGateway('/api/produtos/alteracao-familia', token, {
        method: 'PUT',
        body: JSON.stringify({
          lote,
          produtosIds: [first.produtoId],
          versoes: [{ produtoId: first.produtoId, versao: first.versao }],
          familiaOrigemId: origin,
          familiaDestinoId: destination,
        }),
      }),
    );
    await press(page, /^Alterar família de \d+ itens$/);
    await page.getByText(`Concluídos: ${rest}. Com falha: 1. Impedidos: 0.`).waitFor();
    await page.getByText('O produto mudou depois que foi escolhido').waitFor();
    expect(await page.getByRole('button', { name: /Tentar novamente/ }).count()).toBe(0);
    expect(await idsIn()).toEqual([]);

    await press(page, 'Desfazer');
    await heading(page, 'Conferir antes de desfazer');
    await page.goBack(); // to the report
    await heading(page, 'Alterar família: resultado');
    await press(page, 'Desfazer');
    await heading(page, 'Conferir antes de desfazer');
    await press(page, /^Desfazer \d+ iten?s?$/);
    await page.getByText(`Concluídos: ${rest}. Com falha: 0. Impedidos: 0.`).waitFor();
    const back = (await familyPreview(origin, destination)).produtos;
    expect(back.map(({ produtoId, nome }) => [produtoId, nome])).toEqual(
      produtos.filter((one) => one !== first).map(({ produtoId, nome }) => [produtoId, nome]),
    );
    await press(page, 'Concluir');
    await page.getByText('Nenhum selecionado').waitFor();

    const undo = `/api/produtos/lotes/${lote}/desfazer?produtosIds=${first.produtoId}`;
    await jsonOf(await callGateway(undo, token, { method: 'PUT' }));
    expect((await idsIn()).toSorted()).toEqual(produtos.map(({ produtoId }) => produtoId).toSorted());
  });
});

describe('products change suppliers in lots (LOT-034, G-09, D19)', () => {
  it('gives one product to another supplier, and takes it back', async () => {
    const { fornecedores } = await read<Schemas['SupplierOptionList']>('/api/fornecedores/lista');
    const preview = (origin: number, destination: number) =>
      read<Schemas['SupplierChangePreview']>(
        `/api/produtos/fornecedores/origem-destino?FornecedorOrigemId=${origin}&FornecedorDestinoId=${destination}&QuantidadeRegistros=100`,
      );
    const { origin, destination, product } = await firstOf(fornecedores, async ({ id: origin }) => {
      const other = fornecedores.find(({ id }) => id !== origin);
      if (!other) return null;
      const { produtos, meta } = await preview(origin, other.id);
      const product = produtos.find(({ motivo }) => motivo === null);
      return product && meta.paginacao.totalRegistros <= 500
        ? { origin, destination: other.id, product }
        : null;
    });
    const isThere = async () =>
      (await preview(destination, origin)).produtos.some(({ produtoId }) => produtoId === product.produtoId);

    const page = await signIn(
      'comercial',
      `/produtos/alteracao-fornecedor?origem=${origin}&destino=${destination}&busca=${product.codigo}`,
    );
    await page.getByRole('checkbox', { name: product.nome }).check();
    await press(page, 'Alterar fornecedor');
    await heading(page, 'Conferir antes de alterar fornecedor');
    await press(page, 'Alterar fornecedor de 1 item');
    await page.getByText('Concluídos: 1. Com falha: 0. Impedidos: 0.').waitFor();
    expect(await isThere()).toBe(true);

    await press(page, 'Desfazer');
    await press(page, 'Desfazer 1 item');
    await heading(page, 'Desfazer: resultado');
    await page.getByText('Concluídos: 1. Com falha: 0. Impedidos: 0.').waitFor();
    expect(await isThere()).toBe(false);
    await page.goBack(); // past the report of what was taken back
    await page.getByText('Nenhum selecionado').waitFor();
  });
});
