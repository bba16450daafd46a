import type { Schemas } from '@portal/api';
import { ROLES, type Role } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { families, familyCompetitors, products, userRoles, users } from '../../database/schema.ts';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { emailOf } from '../../testing/fixtures.ts';
import { ifMatch } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

type Family = Schemas['Family'];
type FamilyInput = Schemas['FamilyInput'];

const FAMILIES = '/api/produtos/familias';
const VOLTS = 2;
const KITS = 2;
const TOO_LONG = 'Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação';

const taxation = {
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 3.25,
  calculoPautaDiferente: false,
  cst: 'Icms',
  fundoPobreza: 'Nao',
  mva: 45.5,
  pisConfins: 'Tributado',
  precoSugerido: 179.9,
  icmsOrigemMercadoria: '0',
  valorNf: 98.75,
  valorPauta: null,
  margem: null,
  valorBrutoCalculado: null,
} satisfies Schemas['TaxationInput'];

const least: FamilyInput = {
  categoriaId: 1,
  marcaId: 1,
  tipoVolumetriaId: 1,
  volumetria: 4.5,
  colecao: 'Solar',
  dimensaoPorFamilia: false,
};

const full: FamilyInput = {
  ...least,
  ...taxation,
  departamentoId: 1,
  secaoId: 1,
  grupoId: 1,
  subGrupoId: 2,
  etiquetaPrecoParte1: 'panela  inox',
  etiquetaPrecoParte2: '4,5 litros',
  divisoesId: 1,
  ncmId: 1,
  cestId: 1,
  dimensaoPorFamilia: true,
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
  concorrentes: [{ nome: 'casa bela', preco: 189.9 }],
  introducao: ['Encarte', 'Sazonal'],
  estoqueSemGiro: { devolucao: true, indenizacao: false },
  classificacoesDeRiscoId: 1,
  classificacaoProduto: [{ id: 1 }, { id: 2 }],
  tagsIds: [2, 1],
  cstPisConfins: '01',
  spedItem: '00',
  spedProduto: 'Revenda',
  calculaStEntrada: true,
  calculaStSaida: false,
  valorBruto: 110.5,
};

let gateway: TestGateway;
let comercial: string;
let contabil: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertFamilyRegisters(gateway.database);
  comercial = await gateway.tokenOf('Comercial');
  contabil = await gateway.tokenOf('Contabil');
});

afterAll(() => gateway.close());

const create = (body: unknown, token = comercial) => gateway.call(FAMILIES, { method: 'POST', token, body });
const update = (id: number, body: unknown, version?: number, token = comercial) =>
  gateway.call(`${FAMILIES}/${id}`, { method: 'PUT', token, body, headers: ifMatch(version) });
const updateTaxation = (id: number, body: unknown, version?: number, token = contabil) =>
  gateway.call(`${FAMILIES}/${id}/tributacao`, { method: 'PUT', token, body, headers: ifMatch(version) });

async function created(input: FamilyInput): Promise<Family> {
  const answer = await create(input);
  expect(answer.status, answer.text).toBe(201);
  return answer.body as Family;
}

const readFamily = async (id: number) =>
  (await gateway.call(`${FAMILIES}/${id}`, { token: comercial })).body as Family;

/** Gives a user a second role during one test. */
async function withSecondRole<Result>(role: Role, second: Role, work: () => Promise<Result>) {
  const { queries } = gateway.database;
  const [user] = await queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, emailOf(role)));
  const userId = user?.id ?? 0;
  await queries.insert(userRoles).values({ userId, role: second });
  try {
    return await work();
  } finally {
    await queries.delete(userRoles).where(eq(userRoles.userId, userId));
    await queries.insert(userRoles).values({ userId, role });
  }
}

describe('creating a family (FAM-042)', () => {
  it('stores every block and answers with id, code, generated name and version', async () => {
    const answer = await create(full);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    const family = answer.body as Family;
    expect(family).toEqual({
      id: expect.any(Number),
      codigo: expect.any(Number),
      nome: 'PANELA TRAMONTINA 4,5L SOLAR',
      status: 'Cadastrando',
      statusAprovacao: 'AguardandoValidacao',
      importadoLegado: false,
      categoria: { id: 1, descricao: 'PANELAS', sigla: 'PANELA', kit: false },
      marca: { id: 1, descricao: 'TRAMONTINA' },
      colecao: 'SOLAR',
      volumetria: 4.5,
      volumetrias: [4.5],
      tipoVolumetria: { id: 1, descricao: 'LITRO', sigla: 'L' },
      descricaoLivre: null,
      departamento: { id: 1, descricao: 'UTILIDADES' },
      secao: { id: 1, descricao: 'COZINHA' },
      grupo: { id: 1, descricao: 'PANELAS' },
      subGrupo: { id: 2, descricao: 'ECONÔMICO' },
      etiquetaPrecoParte1: 'PANELA INOX',
      etiquetaPrecoParte2: '4,5 LITROS',
      divisoes: { id: 1, descricao: 'COZINHA' },
      ncm: { id: 1, codigo: '76151000', descricao: 'ARTEFATOS DE ALUMÍNIO' },
      cest: { id: 1, codigo: '1400100', descricao: 'ARTEFATOS DOMÉSTICOS' },
      dimensaoPorFamilia: true,
      altura: 15.5,
      largura: 24,
      comprimento: 38.25,
      peso: 1850,
      concorrentes: [{ nome: 'CASA BELA', preco: 189.9 }],
      ...taxation,
      margem: 30.89,
      valorBrutoCalculado: 116.81,
      cstPisConfins: '01',
      spedItem: '00',
      spedProduto: 'Revenda',
      calculaStEntrada: true,
      calculaStSaida: false,
      valorBruto: 110.5,
      introducao: ['Encarte', 'Sazonal'],
      estoqueSemGiro: { devolucao: true, indenizacao: false },
      classificacoesDeRisco: { id: 1, descricao: 'BAIXO' },
      classificacaoProduto: [
        { id: 2, descricao: 'LINHA' },
        { id: 1, descricao: 'SAZONAL' },
      ],
      tags: [
        { id: 2, descricao: 'COZINHA' },
        { id: 1, descricao: 'ZERO AÇÚCAR' },
      ],
      dataCriacao: gateway.clock.now.toISOString(),
      versao: 1,
    });
    expect(await readFamily(family.id)).toEqual(family);
  });

  it('needs category, brand, volume type and volume only (GAP-32)', async () => {
    expect(await created(least)).toMatchObject({
      nome: 'PANELA TRAMONTINA 4,5L SOLAR',
      cst: null,
      margem: null,
    });
  });

  it('names a kit after its volumes and its free description (C-1)', async () => {
    const kit = { ...least, categoriaId: KITS, volumetrias: [4.5, 2], descricaoLivre: 'sortido' };
    expect(await created(kit)).toMatchObject({
      nome: 'KIT TRAMONTINA 4,5L + 2L SORTIDO SOLAR',
      volumetria: 4.5,
      volumetrias: [4.5, 2],
      descricaoLivre: 'SORTIDO',
    });
  });

  it('takes no volume for volts (FMC-030, FMC-031)', async () => {
    expect(await created({ ...least, tipoVolumetriaId: VOLTS, volumetria: 220 })).toMatchObject({
      nome: 'PANELA TRAMONTINA SOLAR',
      volumetria: null,
      volumetrias: [],
    });
  });

  it('applies the rules of taxation and dimensions (C-4)', async () => {
    const input = { ...full, cst: 'Isento', fundoPobreza: 'Sim', calculoPautaDiferente: true };
    expect(await created({ ...input, valorPauta: 0, dimensaoPorFamilia: false })).toMatchObject({
      mva: 0,
      fundoPobreza: 'Nao',
      calculoPautaDiferente: false,
      altura: null,
      largura: null,
      comprimento: null,
      peso: null,
    });
  });

  it('computes margin and gross value and ignores those of the caller', async () => {
    expect(await created({ ...full, margem: 99, valorBrutoCalculado: 1 })).toMatchObject({
      margem: 30.89,
      valorBrutoCalculado: 116.81,
    });
    expect(await created({ ...full, valorNf: null, margem: 99, valorBrutoCalculado: 1 })).toMatchObject({
      margem: null,
      valorBrutoCalculado: null,
    });
  });

  it.each<[string, Partial<FamilyInput>, Record<string, string[]>]>([
    ['an unknown category', { categoriaId: 99 }, { categoriaId: ['Opção não encontrada'] }],
    ['a removed brand', { marcaId: 10 }, { marcaId: ['Opção não encontrada'] }],
    ['a brand of the e-commerce register', { marcaId: 8 }, { marcaId: ['Opção não encontrada'] }],
    ['an unknown volume type', { tipoVolumetriaId: 99 }, { tipoVolumetriaId: ['Opção não encontrada'] }],
    ['no volume', { volumetria: null }, { volumetria: ['Campo obrigatório'] }],
    ['a volume of 0', { volumetria: 0 }, { volumetria: ['Volume deve ser maior que 0'] }],
    [
      'two volumes without a kit',
      { volumetrias: [1, 2] },
      { volumetrias: ['Somente kits têm mais de um volume'] },
    ],
    ['a kit without description', { categoriaId: KITS }, { descricaoLivre: ['Campo obrigatório'] }],
    ['CST Icms without CEST (FMC-056)', { ...taxation }, { cestId: ['Campo obrigatório'] }],
    ['an unknown CST', { cst: 'Outro' }, { cst: ['Opção não encontrada'] }],
    ['an unknown origin', { icmsOrigemMercadoria: '9' }, { icmsOrigemMercadoria: ['Opção não encontrada'] }],
    ['an unknown SPED item', { spedItem: 'x' }, { spedItem: ['Opção não encontrada'] }],
    [
      'a section of another department',
      { departamentoId: 2, secaoId: 1 },
      { secaoId: ['Opção não encontrada'] },
    ],
    ['a section without department', { secaoId: 1 }, { secaoId: ['Opção não encontrada'] }],
    ['a removed division', { divisoesId: 3 }, { divisoesId: ['Opção não encontrada'] }],
    ['an unknown NCM', { ncmId: 99 }, { ncmId: ['Opção não encontrada'] }],
    ['an unknown tag', { tagsIds: [1, 99] }, { tagsIds: ['Opção não encontrada'] }],
    [
      'an unknown classification',
      { classificacaoProduto: [{ id: 9 }] },
      { classificacaoProduto: ['Opção não encontrada'] },
    ],
    ['an unknown programme', { introducao: ['Outra'] }, { introducao: ['Opção não encontrada'] }],
    [
      'NaoSeAplica with another programme (FMC-089)',
      { introducao: ['NaoSeAplica', 'Encarte'] },
      { introducao: ['Não se aplica não pode ser combinado com outra opção'] },
    ],
    [
      'a price tag of 61 characters (FMC-048)',
      { etiquetaPrecoParte1: 'A'.repeat(31), etiquetaPrecoParte2: 'B'.repeat(30) },
      { etiquetaPrecoParte2: ['As duas partes têm no máximo 60 caracteres'] },
    ],
    [
      'no height per family (FMC-098)',
      { dimensaoPorFamilia: true, largura: 1, comprimento: 1, peso: 1 },
      { altura: ['Altura deve ser maior que 0'] },
    ],
    ['five decimals of a rate', { aliquotaIpi: 1.23456 }, { aliquotaIpi: [expect.any(String)] }],
  ])('refuses %s', async (_, change, fields) => {
    const answer = await create({ ...least, ...change });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });

  it.each<[string, object]>([
    ['an unknown field', { nome: 'PANELA' }],
    ['a rate above 100', { aliquotaIcmsSaida: 100.0001 }],
    ['an MVA above 999', { mva: 999.5 }],
    ['four competitors', { concorrentes: Array(4).fill({ nome: 'A', preco: 1 }) }],
    ['a competitor with half a row', { concorrentes: [{ nome: 'A' }] }],
    ['a free description of 8 characters', { descricaoLivre: 'ABCDEFGH' }],
    ['a control character', { colecao: 'A\u0000B' }],
  ])('refuses %s by the contract', async (_, change) => {
    expect((await create({ ...least, ...change })).status).toBe(400);
  });

  it('refuses a gross value that is too high for a family', async () => {
    const answer = await create({ ...full, valorNf: 999_999_999_999.99 });
    expect(errorOf(answer).errors.fields).toEqual({ valorNf: ['Digite um valor menor'] });
  });

  it('is for Comercial, Diretoria, Fornecedor, link generator and approvers (FAM-042)', async () => {
    const statuses = await Promise.all(
      ROLES.map(async (role) => [role, (await create(least, await gateway.tokenOf(role))).status] as const),
    );
    expect(
      statuses
        .filter(([, status]) => status === 201)
        .map(([role]) => role)
        .sort(),
    ).toEqual(
      ['ComericalGeradorLink', 'Comercial', 'ComercialAprovadores', 'Diretoria', 'Fornecedor'].sort(),
    );
    expect(new Set(statuses.map(([, status]) => status))).toEqual(new Set([201, 403]));
  });
});

describe('a family that a supplier makes in the catalogue', () => {
  const isUnreviewed = async (id: number) => {
    const [row] = await gateway.database.queries.select().from(families).where(eq(families.id, id));
    return row?.semAnalise;
  };

  it.each<[string, (id: number) => ReturnType<typeof update>]>([
    ['commercial', (id) => update(id, full, 1)],
    ['accounting', (id) => updateTaxation(id, taxation, 1)],
  ])('is not reviewed until %s saves it', async (_, save) => {
    const made = await create(full, await gateway.tokenOf('Fornecedor'));
    const { id } = made.body as Family;
    expect(await isUnreviewed(id)).toBe(true);
    const answer = await save(id);
    expect(answer.status, answer.text).toBe(200);
    expect(await isUnreviewed(id)).toBe(false);
  });

  it('is told from one of staff', async () => {
    expect(await isUnreviewed((await created(full)).id)).toBe(false);
  });
});

describe('changing a family (FAM-038, FAM-041)', () => {
  let family: Family;
  beforeEach(async () => {
    family = await created(full);
  });

  it('replaces what it had, and empties what is left out', async () => {
    const answer = await update(family.id, { ...least, colecao: null, cestId: 1 }, 1);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toMatchObject({
      nome: 'PANELA TRAMONTINA 4,5L',
      versao: 2,
      colecao: null,
      departamento: null,
      etiquetaPrecoParte1: null,
      concorrentes: [],
      introducao: [],
      classificacaoProduto: [],
      tags: [],
      altura: null,
      dataCriacao: family.dataCriacao,
    });
  });

  it('replaces the competitors', async () => {
    const concorrentes = [
      { nome: 'UM', preco: 1.01 },
      { nome: 'DOIS', preco: 2.02 },
    ];
    await update(family.id, { ...full, concorrentes }, 1);
    const rows = await gateway.database.queries
      .select({ nome: familyCompetitors.nome, preco: familyCompetitors.preco })
      .from(familyCompetitors)
      .where(eq(familyCompetitors.familiaId, family.id))
      .orderBy(familyCompetitors.ordem);
    expect(rows).toEqual(concorrentes);
  });

  it('leaves the taxation to accounting, but for the prices (FAM-002)', async () => {
    const answer = await update(
      family.id,
      { ...full, cst: 'Isento', aliquotaIcmsSaida: 0, valorNf: 100, precoSugerido: 200 },
      1,
    );
    expect(answer.body).toMatchObject({
      cst: 'Icms',
      mva: 45.5,
      aliquotaIcmsSaida: 18,
      valorNf: 100,
      precoSugerido: 200,
    });
    expect((answer.body as Family).margem).not.toBe(family.margem);
  });

  it('accepts the taxation from a user who is both accounting and commercial (GAP-60)', async () => {
    await withSecondRole('Comercial', 'Contabil', async () => {
      const answer = await update(family.id, { ...full, cst: 'Isento' }, 1);
      expect(answer.body).toMatchObject({ cst: 'Isento', mva: 0 });
    });
  });

  it('refuses accounting users who are not commercial users, whatever their other roles (FAM-044)', async () => {
    await withSecondRole('Diretoria', 'Contabil', async () => {
      expect((await update(family.id, full, 1, await gateway.tokenOf('Diretoria'))).status).toBe(403);
    });
  });

  it('refuses a save of a version that is not the current one, and changes nothing (D7)', async () => {
    expect((await update(family.id, { ...full, colecao: 'PRIMEIRA' }, 1)).status).toBe(200);
    const late = await update(family.id, { ...full, colecao: 'SEGUNDA', concorrentes: [] }, 1);
    expect(late.status).toBe(409);
    expect(errorOf(late).message).toBe(
      'Este registro foi alterado por outra pessoa. Recarregue antes de salvar.',
    );
    expect(await readFamily(family.id)).toMatchObject({
      colecao: 'PRIMEIRA',
      versao: 2,
      concorrentes: family.concorrentes,
    });
  });

  it('lets one of several saves of the same version through', async () => {
    const answers = await Promise.all(
      ['UM', 'DOIS', 'TRÊS'].map((colecao) => update(family.id, { ...full, colecao }, 1)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is 404 for an unknown family', async () => {
    expect((await update(2_147_483_648, full)).status).toBe(404);
    expect((await updateTaxation(2_147_483_648, taxation)).status).toBe(404);
  });

  it.each<[Role, number]>([
    ['Comercial', 200],
    ['Diretoria', 200],
    ['ComericalGeradorLink', 200],
    ['ComercialAprovadores', 200],
    ['Contabil', 403],
    ['Fornecedor', 403],
    ['Ecommerce', 403],
    ['ComercialValidadores', 403],
  ])('is answered to %s with %i', async (role, status) => {
    expect((await update(family.id, full, 1, await gateway.tokenOf(role))).status).toBe(status);
  });
});

describe('products of a changed family', () => {
  let family: Family;
  const rowsOf = (id: number) =>
    gateway.database.queries
      .select({
        nome: products.nome,
        versao: products.versao,
        altura: products.altura,
        peso: products.peso,
      })
      .from(products)
      .where(eq(products.familiaId, id))
      .orderBy(products.id);

  beforeEach(async () => {
    family = await created({ ...full, dimensaoPorFamilia: false });
    await gateway.database.queries.insert(products).values([
      { nome: 'PANELA TRAMONTINA SOLAR AZUL 4,5L', familiaId: family.id, variacao: 'AZUL', altura: 1 },
      {
        nome: 'PANELA TRAMONTINA SOLAR VERDE 4,5L 127V',
        familiaId: family.id,
        variacao: 'VERDE',
        voltagem: '127V',
      },
      { nome: 'NOME ANTIGO', familiaId: family.id, importadoLegado: true },
    ]);
  });

  it('get new names and versions, except those of the legacy system', async () => {
    await update(family.id, { ...full, dimensaoPorFamilia: false, colecao: 'Lua', volumetria: 2 }, 1);
    expect(await rowsOf(family.id)).toMatchObject([
      { nome: 'PANELA TRAMONTINA LUA AZUL 2L', versao: 2, altura: 1 },
      { nome: 'PANELA TRAMONTINA LUA VERDE 2L 127V', versao: 2 },
      { nome: 'NOME ANTIGO', versao: 1 },
    ]);
  });

  it('keep their version when nothing in them changes', async () => {
    await update(family.id, { ...full, dimensaoPorFamilia: false, concorrentes: [] }, 1);
    expect((await rowsOf(family.id)).map(({ versao }) => versao)).toEqual([1, 1, 1]);
  });

  it('take over the dimensions of the family (FAM-015)', async () => {
    await update(family.id, full, 1);
    expect(await rowsOf(family.id)).toMatchObject([
      { altura: 15.5, peso: 1850, versao: 2 },
      { altura: 15.5, peso: 1850, versao: 2 },
      { nome: 'NOME ANTIGO', altura: 15.5, peso: 1850, versao: 2 },
    ]);
  });

  it('refuse a name of 101 characters, and nothing is changed (PRD-048)', async () => {
    const parts = 'PANELA TRAMONTINA  AZUL 4,5L'.length;
    await gateway.database.queries
      .update(products)
      .set({ variacao: 'B'.repeat(40) })
      .where(eq(products.nome, 'PANELA TRAMONTINA SOLAR AZUL 4,5L'));
    const colecao = (length: number) => 'C'.repeat(length - parts - 36);
    const input = { ...full, dimensaoPorFamilia: false };
    const answer = await update(family.id, { ...input, colecao: colecao(101) }, 1);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toEqual({ message: TOO_LONG, errors: { global: [TOO_LONG], fields: {} } });
    expect(await readFamily(family.id)).toMatchObject({ colecao: 'SOLAR', versao: 1 });
    expect((await rowsOf(family.id)).map(({ versao }) => versao)).toEqual([1, 1, 1]);

    expect((await update(family.id, { ...input, colecao: colecao(100) }, 1)).status).toBe(200);
    expect((await rowsOf(family.id))[0]?.nome).toHaveLength(100);
  });
});

describe('changing the taxation (FAM-037, FAM-043, FAM-045)', () => {
  let family: Family;
  beforeEach(async () => {
    family = await created(full);
  });

  it('changes the taxation, its margin and nothing else', async () => {
    const answer = await updateTaxation(family.id, { ...taxation, aliquotaIpi: 5, margem: 1 }, 1);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    const saved = answer.body as Family;
    expect(saved).toEqual({
      ...family,
      aliquotaIpi: 5,
      margem: saved.margem,
      valorBrutoCalculado: saved.valorBrutoCalculado,
      versao: 2,
    });
    expect(saved.valorBrutoCalculado).toBeGreaterThan(family.valorBrutoCalculado ?? 0);
  });

  it('applies the rules of C-4 and empties the margin while a value is missing', async () => {
    const answer = await updateTaxation(
      family.id,
      {
        ...taxation,
        cst: 'TributadaIntegralmente',
        fundoPobreza: 'Sim',
        calculoPautaDiferente: true,
        valorNf: null,
      },
      1,
    );
    expect(answer.body).toMatchObject({
      mva: 0,
      fundoPobreza: 'Nao',
      calculoPautaDiferente: false,
      margem: null,
      valorBrutoCalculado: null,
    });
  });

  it('refuses a stale version, an unknown option and a missing field', async () => {
    expect((await updateTaxation(family.id, taxation, 2)).status).toBe(409);
    const unknown = await updateTaxation(family.id, { ...taxation, pisConfins: 'x' }, 1);
    expect(errorOf(unknown).errors.fields).toEqual({ pisConfins: ['Opção não encontrada'] });
    const { mva, ...incomplete } = taxation;
    expect((await updateTaxation(family.id, incomplete, 1)).status).toBe(400);
    expect((await updateTaxation(family.id, { ...taxation, colecao: 'X' }, 1)).status).toBe(400);
    expect(await readFamily(family.id)).toEqual(family);
  });

  it('refuses CST Icms while the stored family has no CEST, which the call does not carry (FMC-056)', async () => {
    const { id } = await created({ ...full, cst: 'Isento', cestId: null });
    const answer = await updateTaxation(id, taxation, 1);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({
      cst: ['Este CST exige o CEST da família: peça ao comercial que o informe'],
    });
    expect((await readFamily(id)).cst).toBe('Isento');
    expect((await updateTaxation(id, { ...taxation, cst: 'Isento' }, 1)).status).toBe(200);
    await gateway.database.queries.update(families).set({ cst: 'Icms' }).where(eq(families.id, id));
    expect((await updateTaxation(id, { ...taxation, aliquotaIpi: 5 }, 2)).body).toMatchObject({
      cst: 'Icms',
      aliquotaIpi: 5,
    });
  });

  it('is for accounting alone', async () => {
    for (const role of ROLES) {
      const { status } = await updateTaxation(family.id, taxation, undefined, await gateway.tokenOf(role));
      expect([role, status]).toEqual([role, role === 'Contabil' ? 200 : 403]);
    }
  });
});

it('keeps the order of saves in the stored versions', async () => {
  const family = await created(full);
  await update(family.id, full, 1);
  await updateTaxation(family.id, taxation, 2);
  const [row] = await gateway.database.queries.select().from(families).where(eq(families.id, family.id));
  expect(row).toMatchObject({ versao: 3, dataModificacao: gateway.clock.now });
});
