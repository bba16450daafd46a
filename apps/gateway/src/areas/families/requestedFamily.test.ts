import type { Schemas } from '@portal/api';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { families, familyRequests, registrationRequests, requestEvents } from '../../database/schema.ts';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { auditOf, ifMatch } from '../../testing/register.ts';
import { insertOtherSupplier } from '../../testing/registrations.ts';
import { createTestGateway, errorOf, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

type Family = Schemas['Family'];

const FAMILIES = '/api/produtos/familias';
const OWN = 1;
const SENT = new Date('2026-11-10T12:00:00Z');

const full = {
  categoriaId: 1,
  marcaId: 1,
  tipoVolumetriaId: 1,
  volumetria: 4.5,
  colecao: 'Lua',
  dimensaoPorFamilia: false,
  etiquetaPrecoParte1: 'panela lua',
  divisoesId: 1,
  ncmId: 1,
  cestId: 1,
  cst: 'Icms',
  cstPisConfins: '01',
  icmsOrigemMercadoria: '0',
  fundoPobreza: 'Nao',
  pisConfins: 'Tributado',
  spedItem: '00',
  spedProduto: 'Revenda',
  introducao: ['Encarte'],
  classificacoesDeRiscoId: 1,
} satisfies Schemas['FamilyInput'];

/** Values that are answered as they are sent. */
const typed = {
  mva: 45.5,
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 3.25,
  calculaStEntrada: true,
  calculaStSaida: false,
  valorNf: 98.75,
  valorBruto: 110.5,
  precoSugerido: 179.9,
  valorPauta: 12,
  calculoPautaDiferente: true,
  introducao: ['Encarte', 'Sazonal'],
  estoqueSemGiro: { devolucao: true, indenizacao: false },
  classificacaoProduto: [{ id: 1 }],
  dimensaoPorFamilia: true,
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
} satisfies Partial<Schemas['FamilyInput']>;

/** A family with a value in each field of its form. */
const everything = {
  ...full,
  ...typed,
  departamentoId: 1,
  secaoId: 1,
  grupoId: 1,
  subGrupoId: 2,
  etiquetaPrecoParte2: '4,5 litros',
  concorrentes: [{ nome: 'casa bela', preco: 189.9 }],
  tagsIds: [2],
} satisfies Schemas['FamilyInput'];

let gateway: TestGateway;
let supplier: string;
let other: number;

interface Wanted {
  readonly supplierId?: number;
  readonly dataExpiracao?: string;
  readonly sentAt?: Date;
  readonly familiaId?: number;
  readonly novaFamilia?: boolean;
  readonly deletedAt?: Date;
}

/** Stores a request of one family, of which nothing is filled in unless the test says so. */
async function requestFamily({
  supplierId = OWN,
  dataExpiracao = '2026-12-31',
  sentAt,
  familiaId,
  novaFamilia = true,
  deletedAt,
}: Wanted = {}): Promise<number> {
  const { queries } = gateway.database;
  const dataCriacao = new Date('2026-11-01T12:00:00Z');
  const [request] = await queries
    .insert(registrationRequests)
    .values({ fornecedorId: supplierId, dataExpiracao, dataCriacao, sentAt })
    .returning({ id: registrationRequests.id });
  const [family] = await queries
    .insert(familyRequests)
    .values({
      solicitacaoCadastroId: request?.id ?? 0,
      familiaId,
      novaFamilia,
      quantidadeCadastroProduto: 3,
      dataCriacao,
      deletedAt,
    })
    .returning({ id: familyRequests.id });
  return family?.id ?? 0;
}

const stored = async (id: number) =>
  (await gateway.database.queries.select().from(familyRequests).where(eq(familyRequests.id, id)))[0];

const create = (requestId: number, body: object = full, token = supplier) =>
  gateway.call(`${FAMILIES}?solicitacaoCadastroFamiliaId=${requestId}`, { method: 'POST', token, body });

const update = (requestId: number, id: number, body: object, version = 1, token = supplier) =>
  gateway.call(`${FAMILIES}/${id}?solicitacaoCadastroFamiliaId=${requestId}`, {
    method: 'PUT',
    token,
    body,
    headers: ifMatch(version),
  });

async function created(requestId: number): Promise<Family> {
  const answer = await create(requestId);
  expect(answer.status, answer.text).toBe(201);
  return answer.body as Family;
}

async function changeRequestOf(id: number, change: { dataExpiracao?: string; sentAt?: Date }): Promise<void> {
  const requestId = (await stored(id))?.solicitacaoCadastroId ?? 0;
  const { queries } = gateway.database;
  await queries.update(registrationRequests).set(change).where(eq(registrationRequests.id, requestId));
}

const eventsOf = (id: number) =>
  gateway.database.queries
    .select({ kind: requestEvents.kind, side: requestEvents.side, nome: requestEvents.nome })
    .from(requestEvents)
    .where(eq(requestEvents.solicitacaoCadastroFamiliaId, id))
    .orderBy(asc(requestEvents.id));

const refusal = (answer: TestAnswer) => [answer.status, errorOf(answer).message];

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertFamilyRegisters(gateway.database);
  supplier = await gateway.tokenOf('Fornecedor');
  other = await insertOtherSupplier(gateway);
});

beforeEach(async () => {
  await gateway.database.queries.delete(registrationRequests);
});

afterAll(() => gateway.close());

describe('the first save of a family of a request', () => {
  it('creates the family, and the supplier is at it from then on (FMC-016, FMC-120, SM-1)', async () => {
    const id = await requestFamily();
    const family = await created(id);
    expect(family).toMatchObject({ nome: 'PANELA TRAMONTINA 4,5L LUA', status: 'Cadastrando', versao: 1 });
    expect(await stored(id)).toMatchObject({
      familiaId: family.id,
      statusFornecedor: 'Cadastrando',
      statusComercial: 'Cadastrando',
      statusContabil: 'ACadastrar',
      versao: 2,
    });
    expect(await auditOf(gateway, 'family', family.id)).toHaveLength(1);
    expect(await eventsOf(id)).toEqual([{ kind: 'FamiliaCriada', side: 'Fornecedor', nome: family.nome }]);
  });

  it('stores every field of the form (FMC-015, FMC-036 to FMC-109)', async () => {
    const id = await requestFamily();
    const answer = await create(id, everything);
    expect(answer.status, answer.text).toBe(201);
    const family = answer.body as Family;
    expect(family).toMatchObject({
      ...typed,
      categoria: { id: 1 },
      marca: { id: 1 },
      colecao: 'LUA',
      tipoVolumetria: { id: 1 },
      volumetria: 4.5,
      volumetrias: [4.5],
      departamento: { id: 1 },
      secao: { id: 1 },
      grupo: { id: 1 },
      subGrupo: { id: 2 },
      etiquetaPrecoParte1: 'PANELA LUA',
      etiquetaPrecoParte2: '4,5 LITROS',
      divisoes: { id: 1 },
      ncm: { id: 1 },
      cest: { id: 1 },
      cst: 'Icms',
      cstPisConfins: '01',
      icmsOrigemMercadoria: '0',
      fundoPobreza: 'Nao',
      pisConfins: 'Tributado',
      spedItem: '00',
      spedProduto: 'Revenda',
      concorrentes: [{ nome: 'CASA BELA', preco: 189.9 }],
      classificacoesDeRisco: { id: 1 },
      tags: [{ id: 2 }],
      importadoLegado: false,
      statusAprovacao: 'AguardandoValidacao',
      margem: null,
      valorBrutoCalculado: null,
    });
    const staff = await gateway.call(`${FAMILIES}/${family.id}`, {
      token: await gateway.tokenOf('Comercial'),
    });
    expect(staff.body).toEqual({
      ...family,
      margem: expect.any(Number),
      valorBrutoCalculado: expect.any(Number),
    });
  });

  it('names each field that a request asks for, with its message (FMC-047 to FMC-092)', async () => {
    const { categoriaId, marcaId, tipoVolumetriaId, volumetria, dimensaoPorFamilia } = full;
    const answer = await create(await requestFamily(), {
      ...{ categoriaId, marcaId, tipoVolumetriaId, volumetria, dimensaoPorFamilia },
    });
    expect(refusal(answer)).toEqual([400, 'Preencha todos os campos obrigatórios']);
    expect(errorOf(answer).errors.fields).toEqual({
      icmsOrigemMercadoria: ['Seleciona uma opção'],
      cst: ['Seleciona uma opção'],
      fundoPobreza: ['Seleciona uma opção'],
      pisConfins: ['Seleciona uma opção'],
      ncmId: ['Campo obrigatório'],
      cstPisConfins: ['Seleciona uma opção'],
      spedItem: ['Seleciona uma opção'],
      spedProduto: ['Seleciona uma opção'],
      etiquetaPrecoParte1: ['Campo obrigatório'],
      divisoesId: ['Seleciona Divisão'],
      introducao: ['Seleciona uma categoria'],
      classificacoesDeRiscoId: ['Selecione classificação de risco'],
    });
  });

  it('is made once: the second tab is told, and nothing is doubled (D7)', async () => {
    const id = await requestFamily();
    const family = await created(id);
    expect(refusal(await create(id, { ...full, colecao: 'Sol' }))).toEqual([
      400,
      'A família desta solicitação já foi criada. Recarregue a página para continuar.',
    ]);
    expect((await stored(id))?.familiaId).toBe(family.id);
  });

  it.each([
    ['was sent', { sentAt: SENT }, 'Solicitação já enviada'],
    ['has expired', { dataExpiracao: '2026-11-19' }, 'Solicitação expirada'],
    [
      'asks for products of a family of the catalogue',
      { novaFamilia: false, familiaId: 1 },
      'A família já está no catálogo: cadastre os produtos dela',
    ],
  ])('is refused where the request %s (GAP-55)', async (_, wanted, message) => {
    const id = await requestFamily(wanted);
    expect(refusal(await create(id))).toEqual([400, message]);
    expect((await stored(id))?.statusFornecedor).toBe('ACadastrar');
  });

  it('is open to staff that creates families, and to no other (X-08, RTE-010)', async () => {
    const comercial = await create(await requestFamily(), full, await gateway.tokenOf('Comercial'));
    expect(comercial.status, comercial.text).toBe(201);
    for (const role of ['Contabil', 'Ecommerce'] as const) {
      const answer = await create(await requestFamily(), full, await gateway.tokenOf(role));
      expect(answer.status, role).toBe(403);
    }
  });

  it("is not found for another supplier's request, nor for one that was removed (D6, RTE-036)", async () => {
    for (const wanted of [{ supplierId: other }, { deletedAt: SENT }]) {
      const id = await requestFamily(wanted);
      expect((await create(id)).status).toBe(404);
      expect((await stored(id))?.familiaId).toBeNull();
    }
    expect((await create(2147000000)).status).toBe(404);
  });
});

describe('every later save of a family of a request', () => {
  it('changes everything but the name (FMC-011, FMC-013, FMC-016)', async () => {
    const id = await requestFamily();
    const family = await created(id);
    const body = { ...full, colecao: 'Outra', marcaId: 2, mva: 45.5, etiquetaPrecoParte1: 'nova' };
    const answer = await update(id, family.id, body);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      nome: family.nome,
      colecao: 'LUA',
      marca: { id: 1 },
      mva: 45.5,
      etiquetaPrecoParte1: 'NOVA',
      versao: 2,
    });
    expect((await stored(id))?.statusFornecedor).toBe('Cadastrando');
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['FamiliaCriada', 'FamiliaAlterada']);
  });

  it('asks for what a request asks for, also where the catalogue does not (FMC-053)', async () => {
    const id = await requestFamily();
    const { id: familyId } = await created(id);
    const answer = await update(id, familyId, { ...full, ncmId: null, cestId: null, cst: 'Isento' });
    expect(errorOf(answer).errors.fields).toEqual({ ncmId: ['Campo obrigatório'] });
  });

  it('is refused in an older version (D7)', async () => {
    const id = await requestFamily();
    const { id: familyId } = await created(id);
    await update(id, familyId, { ...full, mva: 1 });
    expect((await update(id, familyId, { ...full, mva: 2 })).status).toBe(409);
  });

  it('is refused once the request was sent or has expired meanwhile (FMC-012, GAP-55)', async () => {
    const id = await requestFamily();
    const { id: familyId } = await created(id);
    await changeRequestOf(id, { dataExpiracao: '2026-11-19' });
    expect(refusal(await update(id, familyId, full))).toEqual([400, 'Solicitação expirada']);
    await changeRequestOf(id, { sentAt: SENT });
    expect(refusal(await update(id, familyId, full))).toEqual([400, 'Solicitação já enviada']);
  });

  it("reaches only the family of that request, and only one's own (D6)", async () => {
    const own = await requestFamily();
    const family = await created(own);
    const others = await requestFamily({ supplierId: other, familiaId: 2 });
    expect((await update(own, 2, full)).status).toBe(404);
    expect((await update(others, 2, full)).status).toBe(404);
    expect((await update(others, family.id, full)).status).toBe(404);
    const withoutRequest = await gateway.call(`${FAMILIES}/${family.id}`, {
      method: 'PUT',
      token: supplier,
      body: full,
    });
    expect(withoutRequest.status).toBe(403);
  });
});

describe('reading a family', () => {
  it('shows a supplier those of its own requests, without the margin (RTE-036, D6)', async () => {
    const id = await requestFamily();
    const { id: familyId } = await created(id);
    await gateway.database.queries.update(families).set({ margem: 30 }).where(eq(families.id, familyId));
    const own = await gateway.call(`${FAMILIES}/${familyId}`, { token: supplier });
    expect(own.body).toMatchObject({ id: familyId, margem: null, valorBrutoCalculado: null });
    await requestFamily({ supplierId: other, familiaId: 2 });
    for (const familiaId of [2, 3]) {
      expect((await gateway.call(`${FAMILIES}/${familiaId}`, { token: supplier })).status).toBe(404);
    }
  });
});
