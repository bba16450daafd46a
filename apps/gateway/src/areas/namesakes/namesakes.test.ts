import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, families, products } from '../../database/schema.ts';
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

const namesakes = async (cadastro: string, nome: string, exceto?: number) => {
  const query = new URLSearchParams({ cadastro, nome, ...(exceto && { exceto: String(exceto) }) });
  const answer = await gateway.call(`/api/produtos/homonimos?${query}`, { token });
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
