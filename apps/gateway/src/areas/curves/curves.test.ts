import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  families,
  productCurves,
  productStocks,
  productSuppliers,
  purchaseSuggestionItems,
  purchaseSuggestions,
} from '../../database/schema.ts';
import { insertPurchasing } from '../../testing/requisitionFixtures.ts';
import { resolvePart } from '../../testing/resolvePart.ts';
import { supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

/** The suggestions of a requisition as the contract bounds them. */
interface Suggestions {
  readonly $ref?: string;
  readonly maxItems?: number;
}

let gateway: TestGateway;
let token: string;

/** Three products: one of each curve A1 and B with stock, one of C without. */
beforeAll(async () => {
  gateway = await createTestGateway();
  await insertPurchasing(gateway);
  token = await gateway.tokenOf('Comercial');
  const { queries } = gateway.database;
  await queries.update(families).set({ divisoesId: 1 });
  await queries.insert(productCurves).values([
    { produtoId: 1, curva: 'A1' },
    { produtoId: 2, curva: 'B' },
    { produtoId: 3, curva: 'C' },
  ]);
  await queries.insert(productStocks).values([
    { produtoId: 1, custoUnitario: 7.5, precoVenda: 10, quantidadeEstoque: 10 },
    { produtoId: 2, custoUnitario: 5, precoVenda: 10, quantidadeEstoque: 5 },
    { produtoId: 3, custoUnitario: 5, precoVenda: 10, quantidadeEstoque: 0 },
  ]);
  const { alfa } = supplyIds.suppliers;
  const link = { fornecedorId: alfa, padrao: true, unidadeId: 1, qtdCompra: 1, multiplicador: 1 };
  await queries.insert(productSuppliers).values([
    { produtoId: 1, ...link },
    { produtoId: 3, ...link },
  ]);
  const due = { fornecedorId: alfa, dataVencimento: '2026-12-31' };
  await queries.insert(purchaseSuggestions).values([
    { id: 1, valorSugestao: 100, ...due },
    { id: 2, valorSugestao: 50, ...due },
  ]);
  await queries.insert(purchaseSuggestionItems).values([
    { sugestaoId: 1, produtoId: 1, filialId: 1, quantidade: 4, valorCompra: 60, curvaFilial: 'B' },
    { sugestaoId: 1, produtoId: 3, filialId: 2, quantidade: 2, valorCompra: 40, curvaFilial: 'A1' },
    { sugestaoId: 2, produtoId: 1, filialId: 1, quantidade: 3, valorCompra: 50, curvaFilial: 'B' },
  ]);
});

afterAll(() => gateway.close());

const read = async (path: string) => (await gateway.call(`/api/produtos/curvas/${path}`, { token })).body;
const shares = (rows: readonly { readonly curva: string; readonly percentualCME: number }[]) =>
  rows.map(({ percentualCME }) => percentualCME);

describe('the curves by stock at cost (CRV-017, CRV-018, CRV-020)', () => {
  it('of the company, of a manager and of a supplier come under their own names', async () => {
    const company = (await read('empresa')) as Schemas['CompanyCurve'];
    expect(shares(company.data.lstsubCurvaEmpresa)).toEqual([100, 0, 0, 75, 25, 0]);
    expect(company.data.lstsubCurvaEmpresa.at(-1)).toMatchObject({
      curva: 'CURVA C',
      curvaId: 6,
      percentualRuptura: 100,
    });
    expect(await read('gestor/1')).toEqual(company);
    const supplier = (await read(
      `fornecedor?fornecedorId=${supplyIds.suppliers.alfa}`,
    )) as Schemas['SupplierCurve'];
    expect(shares(supplier.data.lstCurvaProdutoForcedor)).toEqual([100, 0, 0, 100, 0, 0]);
    const elsewhere = `fornecedor?fornecedorId=${supplyIds.suppliers.alfa}&divisoesIds=2`;
    expect(await read(elsewhere)).toEqual({ data: { lstCurvaProdutoForcedor: [] } });
  });

  it('of a supplier leave out what is not bought of it any more', async () => {
    const path = `fornecedor?fornecedorId=${supplyIds.suppliers.alfa}`;
    const before = await read(path);
    const link = { padrao: false, unidadeId: 1, qtdCompra: 1, multiplicador: 1, deletedAt: new Date() };
    await gateway.database.queries
      .insert(productSuppliers)
      .values({ produtoId: 2, fornecedorId: supplyIds.suppliers.alfa, ...link });
    expect(await read(path)).toEqual(before);
  });
});

describe('the curves of suggestions (CRV-019, CRV-024 to CRV-030)', () => {
  it('differ by branch and by company, and are worth the suggestions in both', async () => {
    const branch = (await read('sugestao?sugestoesId=1&sugestoesId=2')) as Schemas['SuggestionCurve'];
    const company = (await read('sugestaoEmpresa?sugestoesId=1&sugestoesId=2')) as Schemas['SuggestionCurve'];
    const values = ({ data }: Schemas['SuggestionCurve']) =>
      data.lstCurvaProdutoSugestao.map(({ valorCompra }) => valorCompra);
    expect(values(branch)).toEqual([40, 0, 0, 40, 110, 0]);
    expect(values(company)).toEqual([110, 0, 0, 110, 0, 40]);
  });

  it('are read of as many suggestions as a requisition has', async () => {
    const { maxItems = 0 } = resolvePart<Suggestions>({
      $ref: '#/components/schemas/Requisition/properties/sugestoes',
    });
    expect(maxItems).toBeGreaterThan(0);
    const ids = Array.from(
      { length: maxItems },
      (_, index) => `sugestoesId=${Number.MAX_SAFE_INTEGER - index}`,
    );
    const answer = await gateway.call(`/api/produtos/curvas/sugestao?${ids.join('&')}`, { token });
    expect(answer.status).toBe(200);
    // Half of what Node takes for the head of a request; a token has the rest.
    expect(ids.join('&').length).toBeLessThan(10_000);
  });

  it('open to their products with sums', async () => {
    expect(await read('sugestao/Curva/5/Produtos?sugestoesId=1&sugestoesId=2')).toEqual({
      data: {
        lstCurvaProdutoSugestao: [
          {
            produtoId: 1,
            produtoNome: 'PANELA TRAMONTINA SOLAR VERMELHA',
            filialNome: 'UBERLÂNDIA',
            quantidade: 7,
            valorCompra: 110,
          },
        ],
        totalQuantidade: 7,
        totalValorCompra: 110,
      },
    });
    expect(await read('sugestaoEmpresa/Curva/6/Produtos?sugestoesId=1')).toMatchObject({
      data: { totalQuantidade: 2, totalValorCompra: 40 },
    });
    expect(await read('sugestao/Curva/2/Produtos?sugestoesId=1')).toMatchObject({
      data: { lstCurvaProdutoSugestao: [], totalValorCompra: 0 },
    });
  });

  it('count a product out of stock once in the company and once in each branch (CRV-007)', async () => {
    const { queries } = gateway.database;
    const due = { fornecedorId: supplyIds.suppliers.alfa, dataVencimento: '2026-12-31' };
    await queries.insert(purchaseSuggestions).values([
      { id: 3, valorSugestao: 10, ...due },
      { id: 4, valorSugestao: 10, ...due },
    ]);
    await queries.update(productCurves).set({ curva: 'B' }).where(eq(productCurves.produtoId, 3));
    const line = { quantidade: 1, valorCompra: 5 };
    await queries.insert(purchaseSuggestionItems).values([
      { sugestaoId: 3, produtoId: 2, filialId: 1, curvaFilial: 'A1', ...line },
      { sugestaoId: 3, produtoId: 3, filialId: 1, curvaFilial: 'A1', ...line },
      { sugestaoId: 3, produtoId: 3, filialId: 2, curvaFilial: 'A2', ...line },
      { sugestaoId: 4, produtoId: 3, filialId: 1, curvaFilial: 'A1', ...line },
    ]);
    const stockOuts = async (path: string) => {
      const { data } = (await read(`${path}?sugestoesId=3&sugestoesId=4`)) as Schemas['SuggestionCurve'];
      return data.lstCurvaProdutoSugestao.map(({ percentualRuptura }) => percentualRuptura);
    };
    expect(await stockOuts('sugestao')).toEqual([50, 100, 0, 66.67, 0, 0]);
    expect(await stockOuts('sugestaoEmpresa')).toEqual([0, 0, 0, 0, 50, 0]);
    await queries.update(productCurves).set({ curva: 'C' }).where(eq(productCurves.produtoId, 3));
  });

  it('are not asked for without a suggestion', async () => {
    expect((await gateway.call('/api/produtos/curvas/sugestao', { token })).status).toBe(400);
  });
});
