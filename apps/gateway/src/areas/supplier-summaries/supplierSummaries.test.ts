import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  families,
  familyRequests,
  productRequests,
  productSuppliers,
  products,
  registrationRequests,
  supplierFinancials,
} from '../../database/schema.ts';
import { insertSupply, supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

const { alfa, beta } = supplyIds.suppliers;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupply(gateway.database);
  const { queries } = gateway.database;
  await queries
    .update(products)
    .set({ status: 'Descontinuada', statusAprovacao: 'Aprovado' })
    .where(eq(products.id, 2));
  await queries
    .update(products)
    .set({ status: 'Desativado', statusAprovacao: 'Recusado' })
    .where(eq(products.id, 3));
  const link = { unidadeId: supplyIds.units.caixa, qtdCompra: 1, multiplicador: 12 };
  await queries.insert(productSuppliers).values([
    { ...link, produtoId: 1, fornecedorId: alfa, padrao: true },
    { ...link, produtoId: 2, fornecedorId: alfa },
    { ...link, produtoId: 3, fornecedorId: alfa },
    { ...link, produtoId: 1, fornecedorId: beta, deletedAt: new Date('2026-01-01T12:00:00Z') },
  ]);
  token = await gateway.tokenOf('Contabil');
});

afterAll(() => gateway.close());

const read = (path: string) => gateway.call(`/api/produtos/${path}`, { token });

describe('counts', () => {
  it('are five of a supplier, without removed links (BLK-022, BLK-023)', async () => {
    expect((await read(`fornecedores/resumo-status?FornecedorId=${alfa}`)).body).toEqual({
      aprovado: 2,
      recusado: 1,
      descontinuado: 1,
      desativado: 1,
      ativo: 1,
    });
    expect((await read(`fornecedores/resumo-status?FornecedorId=${beta}`)).body).toEqual({
      aprovado: 0,
      recusado: 0,
      descontinuado: 0,
      desativado: 0,
      ativo: 0,
    });
  });

  it('are blocked in a branch or more, and active (BLK-024, G-37)', async () => {
    const answer = await read(`fornecedores/bloqueados?FornecedorId=${alfa}`);
    expect(answer.body).toEqual({ ativos: 1, bloqueados: 1 });
  });

  it('are those of the network (BLK-025)', async () => {
    expect((await read('total-rede')).body).toEqual({ totalProdutos: 1 });
  });

  it.each(['fornecedores/resumo-status', 'fornecedores/bloqueados'])(
    '%s is 404 for a supplier that does not exist, 400 without one',
    async (path) => {
      expect((await read(`${path}?FornecedorId=999`)).status).toBe(404);
      expect((await read(path)).status).toBe(400);
    },
  );
});

describe('financial figures (BLK-026 to BLK-029)', () => {
  const figures = {
    faturamentoMesAnterior: 184_200.5,
    faturamentoMesAtual: 97_312.8,
    faturamentoAcumulado: 1_920_455.1,
    margemMesAnterior: 31.2,
    margemMesAtual: -2.85,
    margemAcumulado: 30.64,
    estoqueCusto: 312_440.75,
    valorDeVenda: 498_120.3,
  };

  it('are those of the supplier', async () => {
    await gateway.database.queries.insert(supplierFinancials).values({ ...figures, fornecedorId: alfa });
    expect((await read(`fornecedores/financeiro?fornecedorId=${alfa}`)).body).toEqual(figures);
  });

  it('are 404 in words of their own where there are none (BLK-030)', async () => {
    const answer = await read(`fornecedores/financeiro?fornecedorId=${beta}`);
    expect([answer.status, errorOf(answer).message]).toEqual([404, 'Dados financeiros não encontrados']);
  });
});

describe('product to include (RVP-041, BLK-034)', () => {
  it('has its default supplier, the pieces in its box and the values of its family', async () => {
    await gateway.database.queries
      .update(families)
      .set({ valorNf: 98.4, precoSugerido: 189.9 })
      .where(eq(families.id, 1));
    expect((await read('1/resumo')).body).toEqual({
      id: 1,
      fornecedorId: alfa,
      codigoFornecedor: 9101,
      fornecedorPrincipal: 'ALFA 100% AÇO',
      produtoNome: 'PANELA TRAMONTINA SOLAR VERMELHA',
      quantidadeProdutosNaCaixa: 12,
      valorNf: 98.4,
      valorBrutoCalculado: 112.9,
      precoSugerido: 189.9,
      margem: -2.45,
    });
  });

  it('has the supplier whose request it came with, while it has no link', async () => {
    const { queries } = gateway.database;
    expect((await read('2/resumo')).body).toMatchObject({ fornecedorId: null, fornecedorPrincipal: null });
    const [request] = await queries
      .insert(registrationRequests)
      .values({ fornecedorId: beta, dataExpiracao: '2026-12-31' })
      .returning({ id: registrationRequests.id });
    const [family] = await queries
      .insert(familyRequests)
      .values({
        solicitacaoCadastroId: request?.id ?? 0,
        familiaId: 1,
        novaFamilia: false,
        quantidadeCadastroProduto: 1,
      })
      .returning({ id: familyRequests.id });
    await queries
      .insert(productRequests)
      .values({ solicitacaoCadastroFamiliaId: family?.id ?? 0, produtoId: 2 });
    expect((await read('2/resumo')).body).toMatchObject({
      fornecedorId: beta,
      codigoFornecedor: 9102,
      fornecedorPrincipal: 'BETA CASA',
      quantidadeProdutosNaCaixa: null,
    });
  });

  it('is 404 for a product that does not exist', async () => {
    expect((await read('99/resumo')).status).toBe(404);
  });
});

it.each(['Fornecedor', 'Ecommerce'] as const)('is closed to %s', async (role) => {
  const paths = [
    `fornecedores/resumo-status?FornecedorId=${alfa}`,
    `fornecedores/bloqueados?FornecedorId=${alfa}`,
    `fornecedores/financeiro?fornecedorId=${alfa}`,
    'total-rede',
    '1/resumo',
  ];
  const other = await gateway.tokenOf(role);
  for (const path of paths) {
    expect((await gateway.call(`/api/produtos/${path}`, { token: other })).status, path).toBe(403);
  }
});
