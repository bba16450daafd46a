import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccessToken } from '../areas/session/accessTokens.ts';
import { openSession } from '../areas/session/sessions.ts';
import document from '../contract/contract.gen.json' with { type: 'json' };
import {
  familyRequests,
  productRequests,
  products,
  registrationRequests,
  userRoles,
  users,
} from '../database/schema.ts';
import { exampleCall } from '../testing/exampleCall.ts';
import { SUPPLIER_FLOW } from '../testing/fixtures.ts';
import { formOf } from '../testing/photos.ts';
import {
  insertDocuments,
  insertOtherSupplier,
  OTHER_ACCOUNT,
  OTHER_FLOW,
  setFlow,
  storedFlow,
} from '../testing/registrations.ts';
import { resolvePart } from '../testing/resolvePart.ts';
import { createTestGateway, freshAddress, type TestGateway } from '../testing/testGateway.ts';
import { type ContractOperation, loadContract } from './contract/contract.ts';

/** Path segments before an id that belongs to no supplier. */
const WITHOUT_OWNER = ['cidades', 'ceps'];

/** Operations whose query names the family of a request, on which it depends whose record it is. */
const WITHIN_REQUEST = ['updateFamily'];

/** Ids by the path segment before them, and by the parameter of the query. */
type Ids = Readonly<Record<string, string>>;

interface OwnedId {
  readonly placeholder: string;
  readonly segment: string;
}

/** The ids in a path that have an owner: `/api/fornecedores/{id}` has one of `fornecedores`. */
function ownedIds({ path }: Pick<ContractOperation, 'path'>): OwnedId[] {
  return [...path.matchAll(/([^/]+)\/(\{[^}]+\})/g)]
    .map(([, segment = '', placeholder = '']) => ({ segment, placeholder }))
    .filter(({ segment }) => !WITHOUT_OWNER.includes(segment));
}

/** Every operation that suppliers may call. */
const opened = (await loadContract()).operations.filter(
  ({ access }) => access !== 'open' && (access === 'signed-in' || access.includes('Fornecedor')),
);

/** Those whose path has an id with an owner. */
const operations = opened.filter(({ path }) => ownedIds({ path }).length > 0);

type Parameter = { readonly $ref?: string; readonly name: string; readonly in: string };
type RawPaths = Readonly<Record<string, Readonly<Record<string, { readonly parameters?: Parameter[] }>>>>;

/** The parameters of the query that name a supplier. */
function supplierParameters({ path, method }: ContractOperation): string[] {
  const { parameters = [] } = (document.paths as RawPaths)[path]?.[method] ?? {}; // as OpenAPI has them
  return parameters
    .map(resolvePart)
    .filter(({ in: place, name }) => place === 'query' && /^fornecedor\w*id$/i.test(name))
    .map(({ name }) => name);
}

/** Every operation that suppliers may call and that is asked about a supplier. */
const asked = opened.flatMap((operation) =>
  supplierParameters(operation).map((parameter) => ({ name: operation.id, operation, parameter })),
);

/** Operations with several ids, of which one belongs to the caller and another does not. */
const mixed = operations.flatMap((operation) => {
  const ids = ownedIds(operation);
  return ids.length > 1 ? ids.map(({ segment }) => ({ operation, own: segment })) : [];
});

let gateway: TestGateway;
let owner: { readonly token: string; readonly ids: Ids };
let stranger: { readonly token: string; readonly ids: Ids };

async function insertStranger(): Promise<{ id: number; token: string }> {
  const { database, config, clock } = gateway;
  const { queries } = database;
  const id = await insertOtherSupplier(gateway);
  const [user] = await queries
    .insert(users)
    .values({
      ...OTHER_ACCOUNT,
      name: 'Fornecedor',
      givenName: 'Fornecedor',
      passwordHash: '$argon2id$none',
      registrationFlowId: OTHER_FLOW,
    })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  await queries.insert(userRoles).values({ userId, role: 'Fornecedor' });
  return { id, token: (await openSession({ database, config, now: () => clock.now }, userId)).accessToken };
}

async function insertRequest(fornecedorId: number): Promise<string> {
  const [request] = await gateway.database.queries
    .insert(registrationRequests)
    .values({ fornecedorId, dataExpiracao: '2026-12-31', dataCriacao: new Date('2026-11-01T12:00:00Z') })
    .returning({ id: registrationRequests.id });
  return String(request?.id);
}

/** Adds a family of the fixtures to a request. */
async function insertFamilyRequest(requestId: string, familiaId: number): Promise<string> {
  const [family] = await gateway.database.queries
    .insert(familyRequests)
    .values({
      solicitacaoCadastroId: Number(requestId),
      familiaId,
      novaFamilia: true,
      quantidadeCadastroProduto: 3,
      statusFornecedor: 'Cadastrando',
      dataCriacao: new Date('2026-11-01T12:00:00Z'),
    })
    .returning({ id: familyRequests.id });
  return String(family?.id);
}

/** A session of the account of a registration, beside the one that the test calls with. */
async function insertSession(flowId: string): Promise<string> {
  const { database, config, clock } = gateway;
  const [user] = await database.queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.registrationFlowId, flowId));
  const context = { database, config, now: () => clock.now };
  const { accessToken } = await openSession(context, user?.id ?? 0);
  return (await readAccessToken(accessToken, [config.secret], clock.now))?.sessionId ?? '';
}

/** Registers a product for a family of a request. */
async function insertProductRequest(familyRequestId: string, familiaId: number): Promise<string> {
  const { queries } = gateway.database;
  const [product] = await queries
    .insert(products)
    .values({ nome: 'PANELA DE TESTE', variacao: 'TESTE', familiaId })
    .returning({ id: products.id });
  const [productRequest] = await queries
    .insert(productRequests)
    .values({ solicitacaoCadastroFamiliaId: Number(familyRequestId), produtoId: product?.id ?? 0 })
    .returning({ id: productRequests.id });
  return String(productRequest?.id);
}

async function idsOf(supplierId: number, flowId: string, familyId: number): Promise<Ids> {
  const [document] = await insertDocuments(gateway, ['ContratoSocial'], supplierId);
  const request = await insertRequest(supplierId);
  const familyRequest = await insertFamilyRequest(request, familyId);
  return {
    familias: String(familyId),
    solicitacaoCadastroFamiliaId: familyRequest,
    fornecedores: String(supplierId),
    documentos: String(document),
    'pre-cadastro': flowId,
    'solicitacoes-cadastros': request,
    sessoes: await insertSession(flowId),
    produtos: await insertProductRequest(familyRequest, familyId),
  };
}

beforeAll(async () => {
  gateway = await createTestGateway();
  await setFlow(gateway, { statusFluxoCadastro: 'DadosFinanceirosInformados' });
  owner = { token: await gateway.tokenOf('Fornecedor'), ids: await idsOf(1, SUPPLIER_FLOW, 1) };
  const { id, token } = await insertStranger();
  stranger = { token, ids: await idsOf(id, OTHER_FLOW, 2) };
});

afterAll(() => gateway.close());

/** A product of a request. */
function productForm(): FormData {
  return formOf({
    Variacao: 'AZUL',
    GtinEan: '7896004006031',
    Dun: '17896004006038',
    QuantidadeProdutosNaCaixa: '6',
    'ProdutoFornecedor.Sku': 'PN-1',
  });
}

/** A form that asks for upload addresses. */
function documentForm(): FormData {
  const form = new FormData();
  form.append('TipoDocumento', 'ContratoSocial');
  form.append('Upload', 'true');
  form.append('NomesArquivos', 'contrato.pdf');
  return form;
}

/** Calls an operation with an example of the contract, on what the ids name. */
async function statusOf(operation: ContractOperation, token: string, ids: Ids): Promise<number> {
  let { path } = operation;
  for (const { segment, placeholder } of ownedIds(operation)) {
    const id = ids[segment];
    if (id === undefined) throw new Error(`${operation.id}: give this test an id for ${segment}`);
    path = path.replace(placeholder, id);
  }
  if (WITHIN_REQUEST.includes(operation.id)) {
    path += `?solicitacaoCadastroFamiliaId=${ids.solicitacaoCadastroFamiliaId}`;
  }
  const { body } = exampleCall(operation);
  const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await gateway.app.request(path, {
    method: operation.method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Forwarded-For': freshAddress(),
      'If-Match': '"1"',
      ...(operation.form === null ? json : {}),
    },
    ...(operation.form !== null && {
      body: operation.id === 'updateRequestedProduct' ? productForm() : documentForm(),
    }),
    ...(operation.form === null && body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.status;
}

describe("what belongs to another supplier (D6, GW-32): every operation of the contract with an id of somebody's", () => {
  it('has operations to test', () => {
    expect(operations.length).toBeGreaterThanOrEqual(12);
    expect(mixed.length).toBeGreaterThanOrEqual(4);
  });

  it.each(operations.map((operation) => ({ name: operation.id, operation })))(
    '$name is refused and changes nothing',
    async ({ operation }) => {
      const before = await storedFlow(gateway);
      expect([403, 404]).toContain(await statusOf(operation, stranger.token, owner.ids));
      expect(await storedFlow(gateway)).toEqual(before);
    },
  );

  it.each(mixed.map(({ operation, own }) => ({ name: operation.id, operation, own })))(
    '$name with an own id for $own is refused as well',
    async ({ operation, own }) => {
      const ids = { ...owner.ids, [own]: stranger.ids[own] ?? '' };
      expect([403, 404]).toContain(await statusOf(operation, stranger.token, ids));
    },
  );

  it('has operations to test that are asked about a supplier', () => {
    expect(asked.map(({ name }) => name)).toContain('listDivisions');
  });

  it.each(asked)(
    '$name answers a supplier about itself alone, and staff',
    async ({ operation, parameter }) => {
      const statusFor = async (token: string) => {
        const path = `${exampleCall(operation).path}?${parameter}=${owner.ids.fornecedores}`;
        return (await gateway.call(path, { method: operation.method.toUpperCase(), token })).status;
      };
      expect([403, 404]).toContain(await statusFor(stranger.token));
      expect(await statusFor(owner.token)).toBe(200);
      expect(await statusFor(await gateway.tokenOf('Comercial'))).toBe(200);
    },
  );

  // Runs last, since it changes data.
  it.each(operations.map((operation) => ({ name: operation.id, operation })))(
    '$name reaches what is its own, so that it was refused for its owner',
    async ({ operation }) => {
      expect([401, 403, 404, 500]).not.toContain(await statusOf(operation, owner.token, owner.ids));
    },
  );
});
