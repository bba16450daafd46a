import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  families,
  familyRequests,
  productChildren,
  productRequests,
  productSuppliers,
  products,
  registrationFlows,
  requestEvents,
} from '../../database/schema.ts';
import {
  insertBatchProducts,
  resultsOf,
  setBatchProducts,
  storedProduct,
} from '../../testing/batchFixtures.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { auditOf } from '../../testing/register.ts';
import { leaveRoles, tokenOfRoles } from '../../testing/registrations.ts';
import { insertReview, reviewIds, setReview } from '../../testing/reviewFixtures.ts';
import { supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  await insertBatchProducts(gateway, 4);
  await setApproved(true);
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

/** Whether the supplier of all products is a partner. */
const setApproved = (approved: boolean) =>
  gateway.database.queries
    .update(registrationFlows)
    .set({ statusFluxoCadastro: approved ? 'Aprovado' : 'Reprovado' })
    .where(eq(registrationFlows.fornecedorId, 1));

const change = (
  path: string,
  produtosIds: readonly number[],
  values: object,
  { lote = randomUUID() as string, versao = 1, as = token } = {},
) =>
  gateway.call(`/api/produtos/${path}`, {
    method: 'PUT',
    token: as,
    body: { lote, produtosIds, versoes: produtosIds.map((produtoId) => ({ produtoId, versao })), ...values },
  });
const undo = (lote: string, ids: readonly number[], as = token) =>
  gateway.call(`/api/produtos/lotes/${lote}/desfazer?${ids.map((id) => `produtosIds=${id}`).join('&')}`, {
    method: 'PUT',
    token: as,
  });
const outcomes = (answer: Awaited<ReturnType<typeof change>>) =>
  [...resultsOf(answer).values()].map(({ resultado, mensagem }) => mensagem ?? resultado);
const lastChanges = async (kind: string, id: number) => (await auditOf(gateway, kind, id)).at(-1)?.changes;

describe('the change of status (LOT-029, LOT-030, LOT-033, LOT-034, G-09)', () => {
  const to = (status: string, ids: readonly number[], options = {}) =>
    change('alteracao-status-lote', ids, { status }, options);

  it('takes products back to the approval, and back again', async () => {
    await setBatchProducts(gateway, 'Aprovado');
    const lote = randomUUID();
    expect(outcomes(await to('Validado', [5001, 5002], { lote }))).toEqual(['Feito', 'Feito']);
    expect(outcomes(await to('Validado', [5001], { lote }))).toEqual(['JaFeito']);
    expect(await storedProduct(gateway, 5001)).toEqual({ statusAprovacao: 'Validado', versao: 2 });
    expect(outcomes(await undo(lote, [5001]))).toEqual(['Feito']);
    expect(await storedProduct(gateway, 5001)).toEqual({ statusAprovacao: 'Aprovado', versao: 3 });
  });

  it('is not taken back by who is an approver and no longer commercial (LOT-034)', async () => {
    const roles = ['Comercial', 'ComercialAprovadores'] as const;
    const as = await tokenOfRoles(gateway, roles);
    await setBatchProducts(gateway, 'Aprovado');
    const lote = randomUUID();
    expect(outcomes(await to('Validado', [5001], { lote, as }))).toEqual(['Feito']);
    await leaveRoles(gateway, roles, ['ComercialAprovadores']);
    expect((await undo(lote, [5001], as)).status).toBe(403);
    expect((await storedProduct(gateway, 5001))?.statusAprovacao).toBe('Validado');
  });

  it('refuses each product by the rule, and a status that decides as a whole', async () => {
    await setBatchProducts(gateway, 'AguardandoValidacao');
    expect(outcomes(await to('Validado', [5001]))).toEqual([
      'O produto precisa ser validado na análise da solicitação',
    ]);
    await setBatchProducts(gateway, 'Aprovado');
    expect(outcomes(await to('AguardandoValidacao', [5001]))).toEqual([
      'O produto não é de uma solicitação, em que seria validado',
    ]);
    const answer = await to('Aprovado', [5001]);
    expect([answer.status, errorOf(answer).message]).toEqual([
      400,
      'Produtos são aprovados na aprovação em lote',
    ]);
  });

  it('opens the family of a request for the validation of its product, and closes it when taken back', async () => {
    const { queries } = gateway.database;
    const [id] = reviewIds.products;
    await setReview(gateway, {
      status: 'Aprovado',
      statusContabil: 'Validado',
      products: ['Aprovado', 'Aprovado'],
    });
    const state = async () => {
      const [family] = await queries
        .select({ status: familyRequests.statusComercial })
        .from(familyRequests)
        .where(eq(familyRequests.id, reviewIds.familyRequest));
      const [place] = await queries
        .select({ status: productRequests.statusComercial })
        .from(productRequests)
        .where(eq(productRequests.produtoId, id));
      return [family?.status, place?.status, (await storedProduct(gateway, id))?.statusAprovacao];
    };
    const lote = randomUUID();
    expect(outcomes(await to('AguardandoValidacao', [id], { lote }))).toEqual(['Feito']);
    expect(await state()).toEqual(['Validado', 'Aguardando', 'AguardandoValidacao']);
    expect(outcomes(await undo(lote, [id]))).toEqual(['Feito']);
    expect(await state()).toEqual(['Aprovado', 'Aprovado', 'Aprovado']);
    const events = await queries.select({ kind: requestEvents.kind }).from(requestEvents);
    expect(events.map(({ kind }) => kind)).toEqual(['ProdutoDevolvido', 'DevolucaoDesfeita']);
  });

  it.each([
    [
      'another family',
      'OutraFamilia',
      'O produto não é mais da família da sua solicitação',
      'alteracao-familia',
      { familiaOrigemId: reviewIds.family, familiaDestinoId: 1 },
    ],
    [
      'another supplier',
      'OutroFornecedor',
      'O produto não é mais do fornecedor da sua solicitação',
      'alteracao-fornecedor',
      { fornecedorOrigemId: 1, fornecedorDestinoId: supplyIds.suppliers.alfa },
    ],
  ] as const)(
    'opens no validation in a request of what went to %s since',
    async (_, place, reason, path, values) => {
      const [id] = reviewIds.products;
      await setReview(gateway, {
        status: 'Aprovado',
        statusContabil: 'Validado',
        products: ['Validado', 'Validado'],
      });
      const listed = async () => {
        const answer = await gateway.call(`/api/produtos/alteracao-status-lote?Status=Validado`, { token });
        const { produtos } = answer.body as Schemas['BatchProductList'];
        return produtos.find((product) => product.id === id)?.lugarNaSolicitacao;
      };
      const lote = randomUUID();
      expect(outcomes(await change(path, [id], values, { lote }))).toEqual(['Feito']);
      expect(await listed()).toBe(place);
      expect(outcomes(await to('AguardandoValidacao', [id], { versao: 2 }))).toEqual([reason]);
      expect(outcomes(await undo(lote, [id]))).toEqual(['Feito']);
      expect(await listed()).toBe('NaSolicitacao');
      expect(outcomes(await to('AguardandoValidacao', [id], { versao: 3 }))).toEqual(['Feito']);
    },
  );

  it('lists products of every stage by the filters of the approval, for commercial only', async () => {
    await setBatchProducts(gateway, 'Aprovado');
    const list = (query: string, as = token) =>
      gateway.call(`/api/produtos/alteracao-status-lote?${query}`, { token: as });
    const answer = await list(`FamiliaId=${reviewIds.family}&Status=Aprovado&FornecedorId=1`);
    const { produtos } = answer.body as Schemas['BatchProductList'];
    expect(produtos.map(({ id }) => id)).toEqual(expect.arrayContaining([5001, 5002, 5003, 5004]));
    expect((await list('')).status).toBe(400);
    for (const role of ['Diretoria', 'ComercialAprovadores'] as const) {
      const as = await gateway.tokenOf(role);
      expect((await list('FamiliaId=1', as)).status).toBe(403);
      expect((await to('Validado', [5001], { as })).status).toBe(403);
    }
  });
});

describe('the change of family (LOT-031, LOT-032, LOT-034, G-09)', () => {
  const { family: origin } = reviewIds;
  const destination = 1;
  const move = (ids: readonly number[], options = {}) =>
    change('alteracao-familia', ids, { familiaOrigemId: origin, familiaDestinoId: destination }, options);
  const preview = async (query = `FamiliaOrigemId=${origin}&FamiliaDestinoId=${destination}`) =>
    gateway.call(`/api/produtos/familias/origem-destino?${query}`, { token });

  beforeEach(async () => {
    await setBatchProducts(gateway, 'Aprovado');
    await gateway.database.queries
      .update(products)
      .set({ familiaId: origin, nome: 'PANELA BRINOX 5001 3L', variacao: '5001', voltagem: null })
      .where(eq(products.id, 5001));
  });

  it('tells what it does, and then does just that', async () => {
    const told = (await preview()).body as Schemas['FamilyChangePreview'];
    expect(told.origem).toMatchObject({ id: origin });
    expect(told.mudancas).toEqual(
      expect.arrayContaining([{ campo: 'mva', rotulo: 'MVA', antes: '0,0000%', depois: '45,5000%' }]),
    );
    expect(told.mudancas.map(({ campo }) => campo)).toEqual(expect.arrayContaining(['cst', 'margem']));
    const labels = told.mudancas.map(({ rotulo }) => rotulo.toLowerCase());
    expect(labels).toEqual([...new Set(labels)]); // the gross value is named once
    const one = told.produtos.find(({ produtoId }) => produtoId === 5001);
    const nome = 'PANELA TRAMONTINA SOLAR 5001 4,5L';
    expect(one).toMatchObject({ motivo: null, versao: 1 });
    expect(one?.mudancas).toEqual(
      expect.arrayContaining([
        { campo: 'nome', rotulo: 'Nome', antes: 'PANELA BRINOX 5001 3L', depois: nome },
        { campo: 'altura', rotulo: expect.any(String), antes: null, depois: expect.any(String) },
      ]),
    );
    const lote = randomUUID();
    expect(outcomes(await move([5001], { lote }))).toEqual(['Feito']);
    const stored = async () => {
      const [row] = await gateway.database.queries.select().from(products).where(eq(products.id, 5001));
      return row;
    };
    expect(await stored()).toMatchObject({ familiaId: destination, nome, altura: 15.5, versao: 2 });
    expect(await lastChanges('product', 5001)).toMatchObject({
      familiaId: { before: origin, after: destination },
      nome: { before: 'PANELA BRINOX 5001 3L', after: nome },
    });
    expect(outcomes(await move([5001], { lote }))).toEqual(['JaFeito']);
    expect(outcomes(await undo(lote, [5001]))).toEqual(['Feito']);
    expect(await stored()).toMatchObject({ familiaId: origin, nome: 'PANELA BRINOX 5001 3L', altura: null });
  });

  it('reads no pictures to tell it', async () => {
    const plans = await plansOf(gateway.database, ['products'], preview);
    const statements = plans.map(({ sql }) => sql);
    expect(statements).not.toEqual([]);
    expect(statements.filter((sql) => sql.includes('"miniatura"'))).toEqual([]);
  });

  it('tells and refuses a name over 100 characters, and what is in review', async () => {
    const { queries } = gateway.database;
    await queries
      .update(products)
      .set({ variacao: 'A'.repeat(90) })
      .where(eq(products.id, 5001));
    await queries
      .update(products)
      .set({ statusAprovacao: 'AguardandoValidacao' })
      .where(eq(products.id, 5002));
    const told = (await preview()).body as Schemas['FamilyChangePreview'];
    const reasons = [5001, 5002].map((id) => told.produtos.find((one) => one.produtoId === id)?.motivo);
    expect(reasons).toEqual([
      'Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação',
      'O produto está em análise na sua solicitação',
    ]);
    expect(outcomes(await move([5001, 5002, 1]))).toEqual([
      ...reasons,
      'O produto não é mais da família de origem',
    ]);
    expect(await storedProduct(gateway, 5001)).toMatchObject({ versao: 1 });
  });

  it.each([
    ['that its request has not approved takes none', 'Cadastrando', true, false],
    ['that its request approved takes products', 'Aprovado', true, true],
    ['that staff made takes products', 'Cadastrando', false, true],
  ] as const)('a family %s', async (_, status, novaFamilia, takes) => {
    const { queries } = gateway.database;
    const requested = eq(familyRequests.id, reviewIds.familyRequest);
    await queries.update(families).set({ status }).where(eq(families.id, origin));
    await queries.update(familyRequests).set({ novaFamilia }).where(requested);
    const answer = await preview(`FamiliaOrigemId=${destination}&FamiliaDestinoId=${origin}`);
    const reasons = (answer.body as Schemas['FamilyChangePreview']).produtos.map(({ motivo }) => motivo);
    expect(reasons).not.toEqual([]);
    const waits = 'A família de destino ainda não foi aprovada na sua solicitação';
    expect(reasons.includes(waits)).toBe(!takes);
    await queries.update(families).set({ status: 'Aprovado' }).where(eq(families.id, origin));
    await queries.update(familyRequests).set({ novaFamilia: true }).where(requested);
  });

  it('is not taken back once the family of then has changed', async () => {
    const { queries } = gateway.database;
    const lote = randomUUID();
    await move([5001], { lote });
    await queries.update(families).set({ versao: 40 }).where(eq(families.id, origin));
    expect(outcomes(await undo(lote, [5001]))).toEqual([
      'A família de origem foi alterada depois deste lote',
    ]);
  });

  it('needs two families that exist', async () => {
    const same = await preview('FamiliaOrigemId=1&FamiliaDestinoId=1');
    expect([same.status, errorOf(same).message]).toEqual([
      400,
      'As famílias origem e destino não podem ser iguais',
    ]);
    const none = await preview('FamiliaOrigemId=1&FamiliaDestinoId=999');
    expect(none.status).toBe(404);
  });
});

describe('the change of supplier (LOT-034, G-09)', () => {
  const { alfa, waiting } = supplyIds.suppliers;
  const move = (ids: readonly number[], options: { to?: number; lote?: string } = {}) => {
    const { to = alfa, ...rest } = options;
    return change('alteracao-fornecedor', ids, { fornecedorOrigemId: 1, fornecedorDestinoId: to }, rest);
  };
  const preview = async () => {
    const query = `FornecedorOrigemId=1&FornecedorDestinoId=${alfa}&QuantidadeRegistros=100`;
    const answer = await gateway.call(`/api/produtos/fornecedores/origem-destino?${query}`, { token });
    return answer.body as Schemas['SupplierChangePreview'];
  };
  const linksOf = (id: number) =>
    gateway.database.queries
      .select({ fornecedorId: productSuppliers.fornecedorId, padrao: productSuppliers.padrao })
      .from(productSuppliers)
      .where(eq(productSuppliers.produtoId, id));

  beforeEach(() => setBatchProducts(gateway, 'Aprovado'));

  it('gives the link with its main mark to the other supplier, and back', async () => {
    const lote = randomUUID();
    expect(outcomes(await move([5001], { lote }))).toEqual(['Feito']);
    expect(await linksOf(5001)).toEqual([{ fornecedorId: alfa, padrao: true }]);
    expect(outcomes(await move([5001], { lote }))).toEqual(['JaFeito']);
    expect(outcomes(await undo(lote, [5001]))).toEqual(['Feito']);
    expect(await linksOf(5001)).toEqual([{ fornecedorId: 1, padrao: true }]);
  });

  it('tells and refuses what would break the links of a product', async () => {
    const { queries } = gateway.database;
    const link = { unidadeId: 1, qtdCompra: 1, multiplicador: 1 };
    await queries.insert(productSuppliers).values({ produtoId: 5002, fornecedorId: alfa, ...link });
    await queries
      .update(productSuppliers)
      .set({ padrao: false })
      .where(and(eq(productSuppliers.produtoId, 5003), eq(productSuppliers.fornecedorId, 1)));
    const dun = '17891000315559';
    await queries.insert(productChildren).values([
      { produtoId: 5004, ean: '1', dun },
      { produtoId: 5002, ean: '2', dun },
    ]);
    const [twin] = await queries
      .select({ codigo: products.codigo })
      .from(products)
      .where(eq(products.id, 5002));
    const reasons = [
      'O fornecedor de destino já fornece o produto',
      'O produto não tem fornecedor principal',
      `O DUN ${dun} já é do produto ${twin?.codigo} do fornecedor de destino`,
    ];
    const { produtos } = await preview();
    const told = [5001, 5002, 5003, 5004].map((id) => produtos.find((one) => one.produtoId === id)?.motivo);
    expect(told).toEqual([null, ...reasons]);
    expect(outcomes(await move([5002, 5003, 5004]))).toEqual(reasons);
  });

  it('goes back only to a supplier that the change could go to (GAP-44, D8)', async () => {
    const { queries } = gateway.database;
    const lote = randomUUID();
    expect(outcomes(await move([5001], { lote }))).toEqual(['Feito']);
    await setApproved(false);
    expect(outcomes(await undo(lote, [5001]))).toEqual(['O fornecedor de origem não está mais aprovado']);
    await setApproved(true);
    const dun = '17891000315566';
    const codes = [5001, 5003].map((produtoId) => ({ produtoId, ean: String(produtoId), dun }));
    await queries.insert(productChildren).values(codes);
    const [twin] = await queries.select().from(products).where(eq(products.id, 5003));
    expect(outcomes(await undo(lote, [5001]))).toEqual([
      `O DUN ${dun} já é do produto ${twin?.codigo} do fornecedor de origem`,
    ]);
    expect(await linksOf(5001)).toEqual([{ fornecedorId: alfa, padrao: true }]);
    await queries.delete(productChildren).where(eq(productChildren.dun, dun));
    expect(outcomes(await undo(lote, [5001]))).toEqual(['Feito']);
  });

  it('tells and refuses a product that its supplier is filling in, or that is in review', async () => {
    const [id] = reviewIds.products;
    for (const sent of [false, true]) {
      await setReview(gateway, { status: 'Aguardando', statusContabil: 'Aguardando', sent });
      const reason = 'O produto está em análise na sua solicitação';
      const told = (await preview()).produtos.find(({ produtoId }) => produtoId === id);
      expect(told).toEqual({
        produtoId: id,
        codigo: expect.any(Number),
        nome: 'PANELA BRINOX 3L COR 0',
        versao: 1,
        padrao: true,
        motivo: reason,
      });
      expect(resultsOf(await move([id])).get(id)).toMatchObject({ resultado: 'Recusado', mensagem: reason });
      expect(await linksOf(id)).toEqual([{ fornecedorId: 1, padrao: true }]);
    }
  });

  it('needs another, approved supplier', async () => {
    const same = await move([5001], { to: 1 });
    expect([same.status, errorOf(same).message]).toEqual([
      400,
      'Os fornecedores origem e destino não podem ser iguais',
    ]);
    const unknown = await move([5001], { to: waiting });
    expect(unknown.status).toBe(404);
  });
});

describe('a product of a request that a batch changes', () => {
  const [id] = reviewIds.products;
  const versionInRequest = async () => {
    const [place] = await gateway.database.queries
      .select({ versao: productRequests.versao })
      .from(productRequests)
      .where(eq(productRequests.produtoId, id));
    return place?.versao;
  };

  it.each([
    ['alteracao-status-lote', { status: 'Validado' }],
    ['alteracao-familia', { familiaOrigemId: reviewIds.family, familiaDestinoId: 1 }],
    ['alteracao-fornecedor', { fornecedorOrigemId: 1, fornecedorDestinoId: supplyIds.suppliers.alfa }],
  ])('has another version there by %s, and another when it is taken back (D23)', async (path, values) => {
    await setReview(gateway, {
      status: 'Aprovado',
      statusContabil: 'Validado',
      products: ['Aprovado', 'Aprovado'],
    });
    const lote = randomUUID();
    expect(outcomes(await change(path, [id], values, { lote }))).toEqual(['Feito']);
    expect(await versionInRequest()).toBe(2);
    expect(outcomes(await change(path, [id], values, { lote }))).toEqual(['JaFeito']);
    expect(await versionInRequest()).toBe(2);
    expect(outcomes(await undo(lote, [id]))).toEqual(['Feito']);
    expect(await versionInRequest()).toBe(3);
  });
});
