import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  brands,
  families,
  familyRequests,
  productRequests,
  products,
  registrationRequests,
} from '../../database/schema.ts';
import { insertOtherSupplier } from '../../testing/registrations.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Diretoria');
  const { queries } = gateway.database;
  await queries.insert(brands).values([
    { kind: 'commercial', descricao: 'MAÇÃ DOURADA' },
    { kind: 'commercial', descricao: 'REMOVIDA', deletedAt: new Date() },
  ]);
  const [family] = await queries.select().from(families).limit(1);
  if (family === undefined) throw new Error('No family');
  const { id: _id, codigo: _codigo, ...columns } = family;
  await queries.insert(families).values({ ...columns, nome: 'AÇÚCAR CRISTAL 1KG' });
  await queries.insert(products).values({ nome: 'PANELA ÚNICA', familiaId: family.id, variacao: 'ÚNICA' });
});

afterAll(() => gateway.close());

const namesakes = async (cadastro: string, nome: string, exceto?: number, as = token) => {
  const query = new URLSearchParams({ cadastro, nome, ...(exceto && { exceto: String(exceto) }) });
  const answer = await gateway.call(`/api/produtos/homonimos?${query}`, { token: as });
  expect(answer.status).toBe(200);
  return (
    answer.body as {
      homonimos: { id: number; nome: string; familiaId: number | null; mudamAcentos: boolean }[];
    }
  ).homonimos;
};

describe('records of the same name (D24)', () => {
  it.each([
    ['Familia', 'AÇÚCAR CRISTAL 1KG', 'AÇÚCAR CRISTAL 1KG', false],
    ['Familia', 'açúcar  cristal 1 kg', 'AÇÚCAR CRISTAL 1KG', false],
    ['Familia', 'A\u200BC\u0327U\u0301CAR CRISTAL 1KG', 'AÇÚCAR CRISTAL 1KG', false],
    ['Familia', 'ACUCAR CRISTAL 1KG', 'AÇÚCAR CRISTAL 1KG', true],
    ['Produto', 'Panela única', 'PANELA ÚNICA', false],
    ['Marca', 'maca dourada', 'MAÇÃ DOURADA', true],
  ])('of %s: %s is named', async (cadastro, nome, expected, mudamAcentos) => {
    expect(await namesakes(cadastro, nome)).toMatchObject([{ nome: expected, mudamAcentos }]);
  });

  it.each([
    ['Familia', 'AÇÚCAR CRISTAL'],
    ['Produto', 'AÇÚCAR CRISTAL 1KG'],
    ['MarcaEcommerce', 'MAÇÃ DOURADA'],
    ['Marca', 'REMOVIDA'],
  ])('of %s: nothing else is, for %s', async (cadastro, nome) => {
    expect(await namesakes(cadastro, nome)).toEqual([]);
  });

  it('leave out the record that is being changed, and tell the family of a product', async () => {
    const [found] = await namesakes('Produto', 'PANELA ÚNICA');
    expect(found?.familiaId).toEqual(expect.any(Number));
    expect(await namesakes('Produto', 'PANELA ÚNICA', found?.id)).toEqual([]);
  });
});

describe('what a supplier is told of the same name (D6)', () => {
  const OWN = 1;
  let other: number;
  let supplier: string;
  let names = 0;

  beforeAll(async () => {
    other = await insertOtherSupplier(gateway);
    supplier = await gateway.tokenOf('Fornecedor');
  });

  /** Stores a family and a product of it, made by the request of a supplier if one is given. */
  async function insertBoth(
    requester: number | null,
    family: Partial<typeof families.$inferInsert>,
    product: Partial<typeof products.$inferInsert>,
  ): Promise<string> {
    const { queries } = gateway.database;
    names += 1;
    const nome = `CALDEIRÃO ${names}`;
    const [made] = await queries
      .insert(families)
      .values({ nome, categoriaId: 1, marcaId: 1, tipoVolumetriaId: 1, ...family })
      .returning();
    const familiaId = made?.id ?? 0;
    const [registered] = await queries
      .insert(products)
      .values({ nome, familiaId, variacao: nome, ...product })
      .returning();
    if (requester === null) return nome;
    const [request] = await queries
      .insert(registrationRequests)
      .values({ fornecedorId: requester, dataExpiracao: '2026-12-31' })
      .returning();
    const [asked] = await queries
      .insert(familyRequests)
      .values({
        ...{ solicitacaoCadastroId: request?.id ?? 0, familiaId },
        ...{ novaFamilia: true, quantidadeCadastroProduto: 1 },
      })
      .returning();
    await queries
      .insert(productRequests)
      .values({ solicitacaoCadastroFamiliaId: asked?.id ?? 0, produtoId: registered?.id ?? 0 });
    return nome;
  }

  it.each<
    [
      string,
      'own' | 'other' | null,
      Parameters<typeof insertBoth>[1],
      Parameters<typeof insertBoth>[2],
      number,
    ]
  >([
    ['nothing that another one fills in', 'other', { status: 'Cadastrando' }, {}, 0],
    [
      'nothing of another one that was refused',
      'other',
      { status: 'Recusado' },
      { statusAprovacao: 'Recusado' },
      0,
    ],
    ['what was approved of another one', 'other', { status: 'Aprovado' }, { statusAprovacao: 'Aprovado' }, 1],
    ['what it fills in itself', 'own', { status: 'Cadastrando' }, {}, 1],
    ['what was refused of its own', 'own', { status: 'Recusado' }, { statusAprovacao: 'Recusado' }, 1],
    ['what staff made', null, { status: 'Cadastrando' }, {}, 1],
  ])('is %s', async (_, whose, family, product, told) => {
    const requester = whose && { own: OWN, other }[whose];
    const nome = await insertBoth(requester, family, product);
    for (const cadastro of ['Familia', 'Produto']) {
      expect([cadastro, await namesakes(cadastro, nome, undefined, supplier)]).toMatchObject([
        cadastro,
        Array(told).fill({ nome }),
      ]);
      expect(await namesakes(cadastro, nome)).toMatchObject([{ nome }]);
    }
  });

  it('is no family that a supplier made in the catalogue and staff has not saved since', async () => {
    const nome = await insertBoth(null, { status: 'Cadastrando', semAnalise: true }, {});
    expect(await namesakes('Familia', nome, undefined, supplier)).toEqual([]);
    expect(await namesakes('Familia', nome)).toMatchObject([{ nome }]);
  });
});

describe('names that only one record may have (D24, G-43)', () => {
  const create = (path: string, descricao: string, more = {}) =>
    gateway.call(path, { token, body: { descricao, ...more } });

  it.each([
    ['/api/produtos/marcas', {}],
    ['/api/produtos/ecommerces', {}],
    ['/api/produtos/categorias', { sigla: 'X', kit: false }],
    ['/api/fornecedores/categorias', {}],
  ])(
    '%s takes a name once, whatever its capitals, composition and spaces, and again with accents',
    async (path, more) => {
      expect((await create(path, 'Pão de Mel', more)).status).toBe(201);
      for (const same of [
        'PÃO DE MEL',
        'pa\u0303o  de mel',
        'PÃODEMEL',
        'PÃO\u2060 DE\u00AD MEL',
        'PÃO DE\u200D MEL',
      ]) {
        const answer = await create(path, same, more);
        expect(answer.status, same).toBe(400);
        expect(errorOf(answer).errors.fields.descricao).toHaveLength(1);
      }
      expect((await create(path, 'PAO DE MEL', more)).status).toBe(201);
    },
  );

  it('finds the brand that a supplier means', async () => {
    const supplier = await gateway.tokenOf('Fornecedor');
    const choose = async (descricao: string) => {
      const { body } = await gateway.call('/api/fornecedores/marcas', {
        token: supplier,
        body: { descricao },
      });
      return (body as Schemas['BrandSummary']).id;
    };
    expect(await choose('maçã  DOURADA')).toBe(await choose('MAÇÃDOURADA'));
    expect(await choose('MACA DOURADA')).not.toBe(await choose('MAÇÃ DOURADA'));
  });
});
