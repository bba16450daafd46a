import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  families,
  familyRequests,
  files,
  productChildren,
  productRequests,
  productSupplierSkus,
  productSuppliers,
  products,
  registrationRequests,
  requestEvents,
  suppliers,
  units,
} from '../../database/schema.ts';
import { formOf, photoBytes, photoFile } from '../../testing/photos.ts';
import { auditOf, ifMatch } from '../../testing/register.ts';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

const PRODUCTS = '/api/produtos/solicitacoes-cadastros/produtos';
const OWN = 1;
const OTHER = 2;

type Parts = Readonly<Record<string, string | File | undefined>>;
type Product = Schemas['RequestedProduct'];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  const { queries } = gateway.database;
  await queries.insert(units).values({ sigla: 'CX', descricao: 'CAIXA' });
  await queries.insert(suppliers).values({
    id: OTHER,
    cnpj: '12ABC34501DE35',
    email: 'contato@rio.com.br',
    nomeFantasia: 'RIO MANSO ALIMENTOS',
  });
});

beforeEach(async () => {
  const { queries } = gateway.database;
  const registered = await queries.select({ id: productRequests.produtoId }).from(productRequests);
  for (const { id } of registered) await queries.delete(products).where(eq(products.id, id));
  await queries.delete(registrationRequests);
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
});

afterAll(() => gateway.close());

interface Wanted {
  readonly supplierId?: number;
  readonly familiaId?: number | null;
  readonly novaFamilia?: boolean;
  readonly quantidadeCadastroProduto?: number;
  readonly dataExpiracao?: string;
}

/** Stores a request with one family, the family 1 of the fixtures unless it is said otherwise; answers with their ids. */
async function openFamily({
  supplierId = OWN,
  familiaId = 1,
  novaFamilia = true,
  quantidadeCadastroProduto = 2,
  dataExpiracao = '2026-12-31',
}: Wanted = {}): Promise<{ requestId: number; id: number }> {
  const { queries } = gateway.database;
  const [request] = await queries
    .insert(registrationRequests)
    .values({ fornecedorId: supplierId, dataExpiracao })
    .returning({ id: registrationRequests.id });
  const requestId = request?.id ?? 0;
  const status = familiaId !== null && novaFamilia ? 'Cadastrando' : 'ACadastrar';
  const [family] = await queries
    .insert(familyRequests)
    .values({
      solicitacaoCadastroId: requestId,
      familiaId,
      novaFamilia,
      quantidadeCadastroProduto,
      statusFornecedor: status,
      statusComercial: status,
    })
    .returning({ id: familyRequests.id });
  return { requestId, id: family?.id ?? 0 };
}

/** Sends the request of a family, as the review has it. */
async function sendRequest(requestId: number, statusComercial: 'Aguardando' | 'Validado'): Promise<void> {
  const { queries } = gateway.database;
  await queries
    .update(registrationRequests)
    .set({ sentAt: gateway.clock.now })
    .where(eq(registrationRequests.id, requestId));
  await queries
    .update(familyRequests)
    .set({ statusComercial, statusContabil: statusComercial })
    .where(eq(familyRequests.solicitacaoCadastroId, requestId));
  await queries.update(families).set({ statusAprovacao: 'Aprovado' }).where(eq(families.id, 1));
}

const parts = (changes: Parts = {}): Parts => ({
  Nome: 'QUALQUER',
  Variacao: 'verde  água',
  GtinEan: '7896004006031',
  Dun: '17896004006038',
  QuantidadeProdutosNaCaixa: '6',
  'ProdutoFornecedor.Sku': 'Pn-450/v',
  'Fotos[0].ordem': '0',
  'Fotos[0].arquivo': photoFile(),
  ...changes,
});

/** Another product: its codes are free. */
const secondCodes: Parts = {
  Variacao: 'azul',
  GtinEan: '7896004006048',
  Dun: '17896004006045',
  'ProdutoFornecedor.Sku': 'PN-451',
};

async function send(method: 'POST' | 'PUT', path: string, form: Parts, role: Role, version = 1) {
  const response = await gateway.app.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${await gateway.tokenOf(role)}`,
      ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : ifMatch(version)),
    },
    body: formOf(form),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const create = (familyId: number, changes: Parts = {}, role: Role = 'Fornecedor') =>
  send('POST', `${PRODUCTS}?solicitacaoCadastroFamiliaId=${familyId}`, parts(changes), role);

async function created(familyId: number, changes: Parts = {}, role: Role = 'Fornecedor'): Promise<Product> {
  const answer = await create(familyId, changes, role);
  expect(answer.body).not.toHaveProperty('errors');
  expect(answer.status).toBe(201);
  return answer.body as Product;
}

const update = (product: Product, changes: Parts = {}, role: Role = 'Fornecedor', version?: number) =>
  send('PUT', `${PRODUCTS}/${product.solicitacaoCadastroProdutoId}`, parts(changes), role, version);

const read = async (product: Product, role: Role = 'Fornecedor') =>
  gateway.call(`${PRODUCTS}/${product.solicitacaoCadastroProdutoId}`, { token: await gateway.tokenOf(role) });

const remove = async (product: Product, role: Role = 'Fornecedor', version = 1) =>
  gateway.call(`${PRODUCTS}/${product.solicitacaoCadastroProdutoId}/delete`, {
    method: 'PUT',
    token: await gateway.tokenOf(role),
    headers: ifMatch(version),
  });

/** The EAN, the supplier and the SKU of a product as the catalogue has them, and their versions. */
async function supplyOf(productId: number) {
  const token = await gateway.tokenOf('Comercial');
  const at = `/api/produtos/${productId}`;
  const eans = (await gateway.call(`${at}/produtos-filhos`, { token })).body as Schemas['ProductChildList'];
  const links = (await gateway.call(`${at}/fornecedores`, { token })).body as Schemas['ProductSupplierList'];
  const [[ean], [link]] = [eans.produtosFilhos, links.produtosFornecedores];
  if (ean === undefined || link === undefined) throw new Error('A product of a request has both');
  const skus = (await gateway.call(`${at}/fornecedores/${link.id}/skus`, { token }))
    .body as Schemas['ProductSupplierSkuList'];
  const [sku] = skus.skus;
  if (sku === undefined) throw new Error('A supplier of a request has a SKU');
  return { ean, link, sku, versions: [ean.versao, link.versao, sku.versao] };
}

/** Saves a part of the supply of a product in the catalogue, on top of the version that was read. */
const saveSupply = async (path: string, version: number, body: object) =>
  gateway.call(`/api/produtos/${path}`, {
    method: 'PUT',
    token: await gateway.tokenOf('Comercial'),
    headers: ifMatch(version),
    body,
  });

const saveEan = (
  productId: number,
  { id, versao, ...ean }: Schemas['ProductChild'],
  changes: Partial<Schemas['ProductChildInput']> = {},
) => saveSupply(`${productId}/produtos-filhos/${id}`, versao, { ...ean, ...changes });

const saveLink = (
  productId: number,
  { id, versao, fornecedor, unidade, ...link }: Schemas['ProductSupplier'],
  changes: Partial<Schemas['ProductSupplierInput']>,
) => {
  const body = { ...link, fornecedorId: fornecedor.id, unidadeId: unidade.id, ...changes };
  return saveSupply(`${productId}/fornecedores/${id}`, versao, body);
};

const saveSku = (
  productId: number,
  link: Schemas['ProductSupplier'],
  { id, versao, ...sku }: Schemas['ProductSupplierSku'],
  changes: Partial<Schemas['ProductSupplierSkuInput']>,
) => saveSupply(`${productId}/fornecedores/${link.id}/skus/${id}`, versao, { ...sku, ...changes });

async function statusOf(id: number) {
  const [row] = await gateway.database.queries
    .select({
      fornecedor: familyRequests.statusFornecedor,
      comercial: familyRequests.statusComercial,
      versao: familyRequests.versao,
    })
    .from(familyRequests)
    .where(eq(familyRequests.id, id));
  return row;
}

const eventsOf = async (requestId: number) =>
  (
    await gateway.database.queries
      .select({ kind: requestEvents.kind, nome: requestEvents.nome })
      .from(requestEvents)
      .where(eq(requestEvents.solicitacaoCadastroId, requestId))
      .orderBy(requestEvents.id)
  ).map(({ kind, nome }) => [kind, nome]);

const refusalOf = ({ body }: { body: unknown }) => body as Schemas['Error'];

const fieldsOf = (answer: { status: number; body: unknown }) => {
  expect(answer.status).toBe(400);
  return refusalOf(answer).errors.fields;
};

describe('createRequestedProduct (PRC-049 to PRC-058)', () => {
  it('registers a product with its EAN, its supplier and its place in the request (PRC-014)', async () => {
    const { id } = await openFamily();
    const answer = await create(id, {
      Descricao: '<p>Panela</p>',
      LinkVideo: 'https://videos.example/1',
      QtdCxLastro: '8',
      QtdCxPallet: '40',
      'CaracteristicasIds[0]': '2',
      'TagsIds[0]': '1',
      Altura: '99',
      'Fotos[1].ordem': '3',
      'Fotos[1].arquivo': photoFile(photoBytes('jpeg', 300)),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    const product = answer.body as Product;
    expect(product).toEqual({
      id: expect.any(Number),
      solicitacaoCadastroProdutoId: expect.any(Number),
      solicitacaoCadastroFamiliaId: id,
      familiaId: 1,
      codigo: expect.any(Number),
      nome: 'PANELA TRAMONTINA SOLAR VERDE ÁGUA 4,5L',
      variacao: 'VERDE ÁGUA',
      sku: 'Pn-450/v',
      gtinEan: '7896004006031',
      dun: '17896004006038',
      quantidadeProdutosNaCaixa: 6,
      qtdCxLastro: 8,
      qtdCxPallet: 40,
      descricao: '<p>Panela</p>',
      linkVideo: 'https://videos.example/1',
      altura: 15.5,
      largura: 24,
      comprimento: 38.25,
      peso: 1850,
      caracteristicasIds: [2],
      tagsIds: [1],
      tags: [{ id: 1, descricao: 'ZERO AÇÚCAR' }],
      fotosProdutos: [
        { id: expect.any(Number), arquivo: expect.any(String), ordem: 0 },
        { id: expect.any(Number), arquivo: expect.any(String), ordem: 1 },
      ],
      miniaturaByte: Buffer.from(photoBytes()).toString('base64'),
      incompleto: false,
      statusAprovacao: 'AguardandoValidacao',
      statusComercial: 'Aguardando',
      dataCriacao: '2026-11-20T12:00:00.000Z',
      dataModificacao: '2026-11-20T12:00:00.000Z',
      versao: 1,
    });
    expect((await read(product)).body).toEqual(product);

    const { queries } = gateway.database;
    const [child] = await queries
      .select()
      .from(productChildren)
      .where(eq(productChildren.produtoId, product.id));
    expect(child).toMatchObject({
      ean: '7896004006031',
      dun: '17896004006038',
      quantidade: 6,
      principal: true,
    });
    const [link] = await queries
      .select()
      .from(productSuppliers)
      .where(eq(productSuppliers.produtoId, product.id));
    expect(link).toMatchObject({
      fornecedorId: OWN,
      padrao: true,
      qtdCompra: 1,
      multiplicador: 6,
      qtdCxLastro: 8,
      qtdCxPallet: 40,
    });
    const [sku] = await queries
      .select()
      .from(productSupplierSkus)
      .where(eq(productSupplierSkus.produtoFornecedorId, link?.id ?? 0));
    expect(sku).toMatchObject({ sku: 'Pn-450/v', principal: true });
    const [entry] = await auditOf(gateway, 'product', product.id);
    expect(entry?.operation).toBe('createRequestedProduct');
    expect(entry?.changes).toMatchObject({
      gtinEan: { before: null, after: '7896004006031' },
      sku: { after: 'Pn-450/v' },
    });
  });

  it('is done by staff that fills requests as well, for the supplier of the request (X-08)', async () => {
    const { id } = await openFamily({ supplierId: OTHER });
    const product = await created(id, {}, 'Comercial');
    const [link] = await gateway.database.queries
      .select({ fornecedorId: productSuppliers.fornecedorId })
      .from(productSuppliers)
      .where(eq(productSuppliers.produtoId, product.id));
    expect(link?.fornecedorId).toBe(OTHER);
  });

  it('counts up to the last product that is due, and writes each step in the time line (PRC-004, PRC-005, SM-2)', async () => {
    const { requestId, id } = await openFamily();
    await created(id);
    expect(await statusOf(id)).toEqual({ fornecedor: 'Cadastrando', comercial: 'Cadastrando', versao: 1 });
    await created(id, secondCodes);
    expect(await statusOf(id)).toEqual({ fornecedor: 'Concluido', comercial: 'Concluido', versao: 2 });
    const third = await create(id, { ...secondCodes, GtinEan: '7896004006055' });
    expect(refusalOf(third).message).toBe('Todos os produtos desta família já foram cadastrados');
    expect(await eventsOf(requestId)).toEqual([
      ['ProdutoCriado', 'PANELA TRAMONTINA SOLAR VERDE ÁGUA 4,5L'],
      ['ProdutoCriado', 'PANELA TRAMONTINA SOLAR AZUL 4,5L'],
      ['FamiliaConcluida', 'PANELA TRAMONTINA 4,5L SOLAR'],
    ]);
  });

  it('begins a family of the catalogue with its first product (SM-2)', async () => {
    const { id } = await openFamily({ novaFamilia: false });
    await created(id);
    expect(await statusOf(id)).toMatchObject({ fornecedor: 'Cadastrando', comercial: 'Cadastrando' });
  });

  it('makes one product of two that come at the same time when one is due', async () => {
    const { id } = await openFamily({ quantidadeCadastroProduto: 1 });
    const answers = await Promise.all([create(id), create(id, secondCodes)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const where = eq(productRequests.solicitacaoCadastroFamiliaId, id);
    expect(await gateway.database.queries.$count(productRequests, where)).toBe(1);
  });

  it.each<[Parts, Record<string, unknown>]>([
    [{ Variacao: undefined }, { Variacao: ['Campo obrigatório'] }],
    [{ GtinEan: '73513537' }, { GtinEan: ['EAN deve conter 13 dígitos'] }],
    [{ GtinEan: '7896004006032' }, { GtinEan: ['Dígito verificador inválido. Confira o código.'] }],
    [{ Dun: '7896004006031' }, { Dun: ['DUN deve conter 14 dígitos'] }],
    [{ Dun: '17896004006039' }, { Dun: ['Dígito verificador inválido. Confira o código.'] }],
    [
      { 'Fotos[0].ordem': undefined, 'Fotos[0].arquivo': undefined },
      { Fotos: ['Faça upload de ao menos uma imagem'] },
    ],
    [
      { 'Fotos[0].arquivo': photoFile(new Uint8Array([1, 2, 3])) },
      {
        'Fotos[0].arquivo': ['Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG'],
      },
    ],
    [{ Descricao: '<script>1</script>' }, { Descricao: ['A descrição tem formatação que não é permitida'] }],
    [{ 'TagsIds[0]': '99' }, { 'TagsIds[0]': ['Tag não encontrada'] }],
  ])('refuses %j at %j (PRC-017 to PRC-042, D8, D9)', async (changes, fields) => {
    const { id } = await openFamily();
    expect(fieldsOf(await create(id, changes))).toEqual(fields);
  });

  it('refuses a name of more than 100 characters, keeping no photo (PRC-015, PRC-016)', async () => {
    const { id } = await openFamily();
    const rest = 'PANELA TRAMONTINA SOLAR  4,5L'.length;
    const before = await gateway.database.queries.$count(files);
    const answer = await create(id, { Variacao: 'x'.repeat(101 - rest) });
    expect(refusalOf(answer).message).toBe(
      'Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação',
    );
    expect(await gateway.database.queries.$count(files)).toBe(before);
    expect((await created(id, { Variacao: 'x'.repeat(100 - rest) })).nome).toHaveLength(100);
  });

  it.each<[string, Wanted, string]>([
    ['whose last day is over', { dataExpiracao: '2026-11-19' }, 'Solicitação expirada'],
    ['whose new family is not saved', { familiaId: null }, 'Salve a família antes de cadastrar os produtos'],
  ])('refuses a product of a request %s', async (_, wanted, message) => {
    const { id } = await openFamily(wanted);
    expect(refusalOf(await create(id)).message).toBe(message);
  });

  it('refuses a product of a request that was sent', async () => {
    const { requestId, id } = await openFamily();
    await sendRequest(requestId, 'Aguardando');
    expect(refusalOf(await create(id)).message).toBe('Solicitação já enviada');
  });
});

describe('createPastedProducts', () => {
  const first = {
    variacao: 'verde  água',
    gtinEan: '7896004006031',
    dun: '17896004006038',
    quantidadeProdutosNaCaixa: 6,
    sku: 'Pn-450/v',
  };
  const second = {
    ...first,
    variacao: 'azul',
    gtinEan: '7896004006048',
    dun: '17896004006045',
    sku: 'PN-451',
  };
  type Pasted = typeof first;

  const paste = async (
    familyId: number,
    produtos: readonly Pasted[],
    { role = 'Fornecedor', key = crypto.randomUUID() }: { role?: Role; key?: string } = {},
  ) =>
    gateway.call(`${PRODUCTS}-lote?solicitacaoCadastroFamiliaId=${familyId}`, {
      method: 'POST',
      token: await gateway.tokenOf(role),
      headers: { 'Idempotency-Key': key },
      body: { produtos },
    });
  const registered = (id: number) =>
    gateway.database.queries.$count(productRequests, eq(productRequests.solicitacaoCadastroFamiliaId, id));
  const readId = async (id: number) =>
    (await gateway.call(`${PRODUCTS}/${id}`, { token: await gateway.tokenOf('Fornecedor') })).body as Product;
  const idsOf = ({ status, body }: { status: number; body: unknown }) => {
    expect(status).toBe(201);
    return (body as Schemas['PastedProductsCreated']).solicitacoesProdutosIds;
  };

  it('registers all of them without photos, and a family is concluded once each was saved whole (SM-2, PRC-042)', async () => {
    const { requestId, id } = await openFamily();
    const ids = idsOf(await paste(id, [first, second]));
    expect(ids).toHaveLength(2);
    const product = await readId(ids[0] ?? 0);
    expect(product).toMatchObject({
      nome: 'PANELA TRAMONTINA SOLAR VERDE ÁGUA 4,5L',
      variacao: 'VERDE ÁGUA',
      gtinEan: '7896004006031',
      dun: '17896004006038',
      quantidadeProdutosNaCaixa: 6,
      sku: 'Pn-450/v',
      altura: 15.5,
      fotosProdutos: [],
      incompleto: true,
      versao: 1,
    });
    expect(await statusOf(id)).toMatchObject({ fornecedor: 'Cadastrando', versao: 1 });

    const saved = await update(product);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ incompleto: false, versao: 2 });
    expect(await statusOf(id)).toMatchObject({ fornecedor: 'Cadastrando' });
    await update(await readId(ids[1] ?? 0), secondCodes);
    expect(await statusOf(id)).toEqual({ fornecedor: 'Concluido', comercial: 'Concluido', versao: 2 });
    expect((await eventsOf(requestId)).map(([kind]) => kind)).toEqual([
      'ProdutoCriado',
      'ProdutoCriado',
      'ProdutoAlterado',
      'ProdutoAlterado',
      'FamiliaConcluida',
    ]);
  });

  it('is counted and listed as incomplete', async () => {
    const { id } = await openFamily();
    await paste(id, [first]);
    const token = await gateway.tokenOf('Fornecedor');
    const detail = await gateway.call(`/api/produtos/solicitacoes-cadastros?SolicitacaoFamiliaId=${id}`, {
      token,
    });
    expect(detail.body).toMatchObject({
      solicitacoesCadastrosFamilias: [{ quantidadeCadastrada: 1, quantidadeIncompleta: 1 }],
    });
    const list = await gateway.call(`${PRODUCTS}?solicitacaoCadastroFamiliaId=${id}`, { token });
    expect(list.body).toMatchObject({ produtos: [{ gtinEan: '7896004006031', incompleto: true }] });
  });

  it('is done by staff that fills requests as well, for the supplier of the request (X-08)', async () => {
    const { id } = await openFamily({ supplierId: OTHER });
    expect((await paste(id, [first])).status).toBe(404);
    idsOf(await paste(id, [first], { role: 'Comercial' }));
    expect((await paste(id, [second], { role: 'Contabil' })).status).toBe(403);
  });

  it.each<[string, Partial<Pasted>, Record<string, unknown>]>([
    [
      'a wrong digit',
      { gtinEan: '7896004006049' },
      { gtinEan: ['Dígito verificador inválido. Confira o código.'] },
    ],
    ['a short DUN', { dun: '7896004006048' }, { dun: ['DUN deve conter 14 dígitos'] }],
    ['a SKU of the first row', { sku: 'PN-450/V' }, { sku: ['SKU repetido na linha 1'] }],
    [
      'a name of more than 100 characters',
      { variacao: 'x'.repeat(90) },
      {
        variacao: ['Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação'],
      },
    ],
  ])('saves nothing when a row has %s', async (_, change, expected) => {
    const { id } = await openFamily();
    const fields = fieldsOf(await paste(id, [first, { ...second, ...change }]));
    expect(fields).toEqual(
      Object.fromEntries(Object.entries(expected).map(([field, texts]) => [`produtos[1].${field}`, texts])),
    );
    expect(await registered(id)).toBe(0);
  });

  it('names the product that has a code of a row, and saves nothing', async () => {
    const { id } = await openFamily({ quantidadeCadastroProduto: 3 });
    const { codigo, nome } = await created(id);
    const answer = await paste(id, [second, { ...first, gtinEan: '7896004006055' }]);
    expect(fieldsOf(answer)).toEqual({
      'produtos[1].dun': [`DUN já cadastrado em outro produto: ${codigo} - ${nome}`],
      'produtos[1].sku': [`SKU já cadastrado em outro produto do fornecedor: ${codigo} - ${nome}`],
    });
    expect(await registered(id)).toBe(1);
  });

  it('creates once for one key (D23)', async () => {
    const { id } = await openFamily();
    const key = crypto.randomUUID();
    const ids = idsOf(await paste(id, [first], { key }));
    expect(idsOf(await paste(id, [first], { key }))).toEqual(ids);
    expect((await paste(id, [second], { key })).status).toBe(422);
    expect(await registered(id)).toBe(1);
  });

  it('is refused for another family with the key and rows of a paste before (D23)', async () => {
    const [one, other] = [await openFamily(), await openFamily()];
    const key = crypto.randomUUID();
    idsOf(await paste(one.id, [first], { key }));
    expect((await paste(other.id, [first], { key })).status).toBe(422);
    expect([await registered(one.id), await registered(other.id)]).toEqual([1, 0]);
  });

  it('takes no more than the family still needs, also of two at the same time (C-3)', async () => {
    const { id } = await openFamily();
    const third = { ...first, gtinEan: '7896004006055', dun: '17896004006052', sku: 'PN-452' };
    expect(refusalOf(await paste(id, [first, second, third])).message).toBe(
      'Faltam 2 produtos nesta família e foram colados 3',
    );
    const answers = await Promise.all([paste(id, [first, second]), paste(id, [second, first])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await registered(id)).toBe(2);
  });

  it('gives codes to one of two pastes that ask for them in another order', async () => {
    const [one, other] = [await openFamily(), await openFamily({ supplierId: OTHER })];
    const answers = await Promise.all([
      paste(one.id, [first, second]),
      paste(other.id, [second, first], { role: 'Comercial' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('is refused once the request was sent', async () => {
    const { requestId, id } = await openFamily();
    await sendRequest(requestId, 'Aguardando');
    expect(refusalOf(await paste(id, [first])).message).toBe('Solicitação já enviada');
  });
});

describe('codes of another product', () => {
  it('are refused at each part, naming the product that has them', async () => {
    const { id } = await openFamily({ quantidadeCadastroProduto: 3 });
    const { codigo, nome } = await created(id);
    const has = `${codigo} - ${nome}`;
    expect(fieldsOf(await create(id, { 'ProdutoFornecedor.Sku': 'PN-450/V' }))).toEqual({
      GtinEan: [`EAN já cadastrado em outro produto: ${has}`],
      Dun: [`DUN já cadastrado em outro produto: ${has}`],
      'ProdutoFornecedor.Sku': [`SKU já cadastrado em outro produto do fornecedor: ${has}`],
    });
    const catalogue = await create(id, { GtinEan: '7891000315507' });
    expect(fieldsOf(catalogue).GtinEan).toEqual([
      'EAN já cadastrado em outro produto: 300001 - PANELA TRAMONTINA SOLAR VERMELHA',
    ]);
  });

  it('may be a SKU of another supplier', async () => {
    const { id } = await openFamily();
    await created(id);
    const other = await openFamily({ supplierId: OTHER });
    await created(other.id, { ...secondCodes, 'ProdutoFornecedor.Sku': 'Pn-450/v' }, 'Comercial');
  });

  it('go to one of two products that ask at the same time', async () => {
    const first = await openFamily();
    const second = await openFamily({ supplierId: OTHER });
    const answers = await Promise.all([create(first.id), create(second.id, {}, 'Comercial')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('are refused without a name where another supplier registers them, until its product is approved (D6)', async () => {
    const other = await openFamily({ supplierId: OTHER });
    const { id: productId, codigo, nome } = await created(other.id, {}, 'Comercial');
    const { id } = await openFamily();
    const listed = async (role: Role) => {
      const query = `solicitacaoCadastroFamiliaId=${id}&gtinEan=7896004006031`;
      const { body } = await gateway.call(`${PRODUCTS}-repetidos?${query}`, {
        token: await gateway.tokenOf(role),
      });
      return (body as Schemas['RepeatedProductList']).repetidos.map(({ produto }) => produto);
    };
    const produto = { id: productId, codigo, nome };
    expect(await listed('Fornecedor')).toEqual([null]);
    expect(await listed('Comercial')).toEqual([produto]);
    expect(fieldsOf(await create(id))).toEqual({
      GtinEan: ['EAN já cadastrado em outro produto'],
      Dun: ['DUN já cadastrado em outro produto'],
    });
    await gateway.database.queries
      .update(products)
      .set({ statusAprovacao: 'Aprovado' })
      .where(eq(products.id, productId));
    expect(await listed('Fornecedor')).toEqual([produto]);
    expect(fieldsOf(await create(id)).GtinEan).toEqual([
      `EAN já cadastrado em outro produto: ${codigo} - ${nome}`,
    ]);
  });

  it('are found before anything is saved (listRepeatedProducts)', async () => {
    const { id } = await openFamily();
    const { id: productId, codigo, nome } = await created(id);
    const ask = async (query: Record<string, string>, role: Role = 'Fornecedor', familyId = id) =>
      gateway.call(
        `${PRODUCTS}-repetidos?${new URLSearchParams({ solicitacaoCadastroFamiliaId: String(familyId), ...query })}`,
        { token: await gateway.tokenOf(role) },
      );
    const produto = { id: productId, codigo, nome };
    expect((await ask({ gtinEan: '7896004006031', dun: '27896004006035', sku: ' pn-450/V ' })).body).toEqual({
      repetidos: [
        { campo: 'gtinEan', codigo: '7896004006031', produto },
        { campo: 'sku', codigo: 'pn-450/V', produto },
      ],
    });
    expect((await ask({ gtinEan: '7896004006031', exceto: String(productId) })).body).toEqual({
      repetidos: [],
    });
    expect((await ask({})).body).toEqual({ repetidos: [] });
    const other = await openFamily({ supplierId: OTHER });
    expect((await ask({ sku: 'PN-450/v' }, 'Comercial', other.id)).body).toEqual({ repetidos: [] });
    expect((await ask({ sku: 'PN-450/v' }, 'Fornecedor', other.id)).status).toBe(404);
  });
});

describe('updateRequestedProduct', () => {
  it('saves it whole: codes, packaging, photos that stay and new ones (PRC-059)', async () => {
    const { requestId, id } = await openFamily();
    const product = await created(id, { QtdCxLastro: '8', 'TagsIds[0]': '1' });
    const [photo] = product.fotosProdutos;
    const answer = await update(product, {
      ...secondCodes,
      QuantidadeProdutosNaCaixa: '12',
      'Fotos[0].ordem': '1',
      'Fotos[0].arquivo': undefined,
      'Fotos[0].idArquivo': String(photo?.id),
      'Fotos[1].ordem': '0',
      'Fotos[1].arquivo': photoFile(photoBytes('png', 400, 9)),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toMatchObject({
      id: product.id,
      nome: 'PANELA TRAMONTINA SOLAR AZUL 4,5L',
      gtinEan: '7896004006048',
      sku: 'PN-451',
      quantidadeProdutosNaCaixa: 12,
      qtdCxLastro: null,
      tagsIds: [],
      fotosProdutos: [
        { id: expect.any(Number), ordem: 0 },
        { id: photo?.id, ordem: 1 },
      ],
      versao: 2,
    });
    expect((await read(product)).body).toEqual(answer.body);
    const [link] = await gateway.database.queries
      .select()
      .from(productSuppliers)
      .where(eq(productSuppliers.produtoId, product.id));
    expect(link?.multiplicador).toBe(12);
    const [, change] = await auditOf(gateway, 'product', product.id);
    expect(change?.changes).toMatchObject({ sku: { before: 'Pn-450/v', after: 'PN-451' } });
    expect((await eventsOf(requestId)).map(([kind]) => kind)).toEqual(['ProdutoCriado', 'ProdutoAlterado']);
  });

  it('links its supplier again, beside the main one that the catalogue gave it meanwhile', async () => {
    const { queries } = gateway.database;
    const { id } = await openFamily();
    const product = await created(id);
    const token = await gateway.tokenOf('Comercial');
    const [own] = await queries
      .update(productSuppliers)
      .set({ padrao: false })
      .where(eq(productSuppliers.produtoId, product.id))
      .returning();
    if (own === undefined) throw new Error('No link');
    const { id: linkId, ...values } = own;
    await queries.insert(productSuppliers).values({ ...values, fornecedorId: OTHER, padrao: true });
    const path = `/api/produtos/${product.id}/fornecedores/${linkId}/delete`;
    const removed = await gateway.call(path, { method: 'PUT', token, headers: ifMatch(own.versao) });
    expect(removed.status).toBe(204);
    expect(await update(product, {}, 'Fornecedor', 2)).toMatchObject({
      status: 200,
      body: { sku: 'Pn-450/v' },
    });
    const links = await queries
      .select({ fornecedorId: productSuppliers.fornecedorId, padrao: productSuppliers.padrao })
      .from(productSuppliers)
      .where(and(eq(productSuppliers.produtoId, product.id), isNull(productSuppliers.deletedAt)))
      .orderBy(productSuppliers.id);
    expect(links).toEqual([
      { fornecedorId: OTHER, padrao: true },
      { fornecedorId: OWN, padrao: false },
    ]);
  });

  it('does not count as another product (G-42)', async () => {
    const { id } = await openFamily();
    const product = await created(id);
    await update(product);
    expect(await statusOf(id)).toMatchObject({ fornecedor: 'Cadastrando' });
  });

  it('is refused when somebody else saved first, in the request or in the catalogue (D7)', async () => {
    const { id } = await openFamily();
    const product = await created(id);
    expect((await update(product)).status).toBe(200);
    expect((await update(product)).status).toBe(409);
    const catalogue = await gateway.call(`/api/produtos/${product.id}/catalogo`, {
      token: await gateway.tokenOf('Comercial'),
    });
    const body = catalogue.body as Schemas['CatalogueProduct'];
    const saved = await gateway.call(`/api/produtos/${product.id}/catalogo`, {
      method: 'PUT',
      token: await gateway.tokenOf('Comercial'),
      headers: ifMatch(body.versao),
      body: {
        variacao: 'CINZA',
        voltagem: null,
        descricao: null,
        linkVideo: null,
        altura: null,
        largura: null,
        comprimento: null,
        peso: null,
        caracteristicasIds: [],
        tagsIds: [],
        status: 'Ativo',
        fotosProdutos: body.fotosProdutos.map(({ id: photo, ordem }) => ({ id: photo, ordem })),
      },
    });
    expect(saved.status).toBe(200);
    expect((await update(product, {}, 'Fornecedor', 2)).status).toBe(409);
    expect((await update(product, {}, 'Fornecedor', 3)).status).toBe(200);
  });

  it('raises the version of what it changes of EAN, supplier and SKU, and of nothing else (D7)', async () => {
    const { id } = await openFamily();
    const product = await created(id);
    const before = await supplyOf(product.id);
    await update(product, { Variacao: 'azul' });
    expect((await supplyOf(product.id)).versions).toEqual([1, 1, 1]);
    await update(product, { GtinEan: '7896004006048' }, 'Fornecedor', 2);
    expect((await supplyOf(product.id)).versions).toEqual([2, 1, 1]);
    expect((await saveEan(product.id, before.ean)).status).toBe(409);
    await update(product, { GtinEan: '7896004006048', QtdCxLastro: '9' }, 'Fornecedor', 3);
    expect((await supplyOf(product.id)).versions).toEqual([2, 2, 1]);
    await update(product, { ...secondCodes, QtdCxLastro: '9' }, 'Fornecedor', 4);
    expect((await supplyOf(product.id)).versions).toEqual([3, 2, 2]);
  });

  it('is refused to the supplier once the request was sent or its last day is over', async () => {
    const { requestId, id } = await openFamily();
    const product = await created(id);
    await gateway.database.queries
      .update(registrationRequests)
      .set({ dataExpiracao: '2026-11-19' })
      .where(eq(registrationRequests.id, requestId));
    expect(refusalOf(await update(product)).message).toBe('Solicitação expirada');
    await sendRequest(requestId, 'Validado');
    expect(refusalOf(await update(product)).message).toBe('Somente o comercial altera produtos em análise');
  });

  it('is done by commercial in review, by the same rules, while the product awaits validation (RVP-010 to RVP-012, RVP-015, RVP-017)', async () => {
    const { requestId, id } = await openFamily();
    const product = await created(id);
    await sendRequest(requestId, 'Aguardando');
    expect(refusalOf(await update(product, {}, 'Comercial')).message).toBe(
      'Aguardando o comercial validar a família e a contabilidade validar a tributação',
    );
    await sendRequest(requestId, 'Validado');
    expect((await update(product, {}, 'Contabil')).status).toBe(403);
    expect(fieldsOf(await update(product, { Dun: '17896004006039' }, 'Comercial'))).toEqual({
      Dun: ['Dígito verificador inválido. Confira o código.'],
    });
    expect((await update(product, {}, 'Comercial')).status).toBe(200);
    expect((await update(product, { Variacao: 'x' }, 'ComercialValidadores', 2)).status).toBe(200);
    await gateway.database.queries
      .update(products)
      .set({ statusAprovacao: 'Validado' })
      .where(eq(products.id, product.id));
    expect((await update(product, {}, 'Comercial', 3)).status).toBe(400);
  });
});

it('a product keeps the voltage that the catalogue gave it, in its name too (PRD-046, X-06)', async () => {
  const { queries } = gateway.database;
  const { requestId, id } = await openFamily();
  const product = await created(id);
  await queries.update(products).set({ voltagem: '220V' }).where(eq(products.id, product.id));
  const named = 'PANELA TRAMONTINA SOLAR AZUL 4,5L 220V';
  expect((await update(product, { Variacao: 'azul' })).body).toMatchObject({ nome: named });
  await sendRequest(requestId, 'Validado');
  expect((await update(product, { Variacao: 'azul' }, 'Comercial', 2)).body).toMatchObject({ nome: named });
});

describe('EANs, suppliers and SKUs that are saved in the catalogue', () => {
  const validate = async ({ solicitacaoCadastroProdutoId: id }: Product, version: number) =>
    gateway.call(`/api/produtos/backoffice/solicitacoes-produtos/${id}/validar`, {
      method: 'PUT',
      token: await gateway.tokenOf('ComercialValidadores'),
      headers: ifMatch(version),
      body: { filiaisBloqueio: [] },
    });
  type Save = (productId: number, supply: Awaited<ReturnType<typeof supplyOf>>) => Promise<TestAnswer>;

  it.each<[string, Save]>([
    ['an EAN', (id, { ean }) => saveEan(id, ean, { gtinEan: '7896004006048' })],
    ['a supplier', (id, { link }) => saveLink(id, link, { qtdCxLastro: 7 })],
    ['a SKU', (id, { link, sku }) => saveSku(id, link, sku, { sku: 'PN-452' })],
  ])('are seen before the product is decided on: %s (D7, D23)', async (_, save) => {
    const { requestId, id } = await openFamily();
    const product = await created(id);
    await sendRequest(requestId, 'Validado');
    expect((await save(product.id, await supplyOf(product.id))).status).toBe(200);
    expect((await validate(product, 1)).status).toBe(409);
    expect((await read(product)).body).toMatchObject({ versao: 2 });
    expect((await validate(product, 2)).status).toBe(200);
  });
});

describe('photos of other products (PRC-058)', () => {
  const takenOver = (photo: number | undefined): Parts => ({
    'Fotos[0].arquivo': undefined,
    'Fotos[0].idArquivo': String(photo),
  });

  it('of the family are taken over, and stay where they were', async () => {
    const { id } = await openFamily();
    const first = await created(id);
    const [photo] = first.fotosProdutos;
    const second = await created(id, { ...secondCodes, ...takenOver(photo?.id) });
    expect(second.fotosProdutos).toHaveLength(1);
    expect(second.miniaturaByte).toBe(first.miniaturaByte);
    const moved = await update(second, { ...secondCodes, ...takenOver(photo?.id) });
    expect((moved.body as Product).fotosProdutos).toHaveLength(1);
    expect(((await read(first)).body as Product).fotosProdutos).toMatchObject([{ id: photo?.id }]);
  });

  it('of another family or another supplier are refused', async () => {
    const { id } = await openFamily();
    const missing = { 'Fotos[0].idArquivo': ['Imagem não encontrada'] };
    expect(fieldsOf(await create(id, takenOver(1)))).toEqual(missing);
    const other = await openFamily({ supplierId: OTHER });
    const [photo] = (await created(other.id, secondCodes, 'Comercial')).fotosProdutos;
    expect(fieldsOf(await create(id, takenOver(photo?.id)))).toEqual(missing);
  });

  it('that the supplier does not sell any more are refused', async () => {
    const { id } = await openFamily();
    const first = await created(id);
    const takes = { ...secondCodes, ...takenOver(first.fotosProdutos[0]?.id) };
    await gateway.database.queries
      .update(productSuppliers)
      .set({ deletedAt: gateway.clock.now })
      .where(eq(productSuppliers.produtoId, first.id));
    expect(fieldsOf(await create(id, takes))).toEqual({ 'Fotos[0].idArquivo': ['Imagem não encontrada'] });
  });
});

describe('deleteRequestedProduct', () => {
  it('frees codes and photos, and one more product is due (SM-2)', async () => {
    const { requestId, id } = await openFamily({ quantidadeCadastroProduto: 1 });
    const before = await gateway.database.queries.$count(files);
    const product = await created(id);
    expect(await statusOf(id)).toMatchObject({ fornecedor: 'Concluido', versao: 2 });
    expect((await remove(product)).status).toBe(204);
    expect(await statusOf(id)).toEqual({ fornecedor: 'Cadastrando', comercial: 'Cadastrando', versao: 3 });
    expect((await read(product)).status).toBe(404);
    expect(await gateway.database.queries.$count(files)).toBe(before);
    const entries = await auditOf(gateway, 'product', product.id);
    expect(entries.at(-1)).toMatchObject({
      operation: 'deleteRequestedProduct',
      changes: { gtinEan: { before: '7896004006031', after: null } },
    });
    await created(id);
    expect((await eventsOf(requestId)).map(([kind]) => kind)).toEqual([
      'ProdutoCriado',
      'FamiliaConcluida',
      'ProdutoExcluido',
      'ProdutoCriado',
      'FamiliaConcluida',
    ]);
  });

  it('is refused once the request was sent, and with an old version', async () => {
    const { requestId, id } = await openFamily();
    const product = await created(id);
    await update(product);
    expect((await remove(product)).status).toBe(409);
    await sendRequest(requestId, 'Validado');
    expect(refusalOf(await remove(product, 'Comercial', 2)).message).toBe('Solicitação já enviada');
  });
});

describe('what belongs to another supplier (D6)', () => {
  it('is answered with 404, whatever is asked', async () => {
    const { id } = await openFamily({ supplierId: OTHER });
    const product = await created(id, {}, 'Comercial');
    const answers = await Promise.all([
      create(id, secondCodes),
      read(product),
      update(product),
      remove(product),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await read(product, 'Contabil')).status).toBe(200);
  });
});

it('a list has the address of a first photo that is too large for a thumbnail (PRC-008, PRC-009)', async () => {
  const { id } = await openFamily();
  const product = await created(id, { 'Fotos[0].arquivo': photoFile(photoBytes('png', 70_000)) });
  const { body } = await gateway.call(
    `${PRODUCTS}?solicitacaoCadastroFamiliaId=${id}&QuantidadeRegistros=35`,
    {
      token: await gateway.tokenOf('Fornecedor'),
    },
  );
  expect((body as Schemas['ProductRequestList']).produtos).toMatchObject([
    { id: product.id, miniaturaByte: null, fotoPrincipal: product.fotosProdutos[0]?.arquivo },
  ]);
});

it('a stored photo is read as a file at its address, and at no changed one (PRC-037, PRC-048, API3-025)', async () => {
  const { id } = await openFamily();
  const [photo] = (await created(id)).fotosProdutos;
  const address = photo?.arquivo ?? '';
  const file = await gateway.app.request(address);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(photoBytes()));
  expect((await gateway.app.request(`${address}x`)).status).toBe(403);
});

it('a family that holds no dimensions asks for those of the product (PRC-034, PRC-035)', async () => {
  const { queries } = gateway.database;
  await queries.update(families).set({ dimensaoPorFamilia: false }).where(eq(families.id, 1));
  const { id } = await openFamily();
  expect(Object.keys(fieldsOf(await create(id)))).toEqual(['Altura', 'Largura', 'Comprimento', 'Peso']);
  const size = { Altura: '1.5', Largura: '2', Comprimento: '3', Peso: '400.25' };
  expect(await created(id, size)).toMatchObject({ altura: 1.5, peso: 400.25 });
  await queries.update(families).set({ dimensaoPorFamilia: true }).where(eq(families.id, 1));
});
