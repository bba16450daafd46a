import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, products } from '../../../database/schema.ts';
import { photoBytes } from '../../../testing/photos.ts';
import { ifMatch } from '../../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

type Product = Schemas['EcommerceProduct'];

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Ecommerce');
});

afterAll(() => gateway.close());

/** Brands of the fixtures: 8 and 9 are of the e-commerce register, 1 of the commercial one. */
const SHOP_BRAND = 9;

const input: Schemas['EcommerceProductInput'] = {
  descricao: null,
  linkVideo: null,
  altura: null,
  largura: null,
  comprimento: null,
  peso: null,
  caracteristicasIds: [],
  tagsIds: [],
  fotosProdutos: [],
  marca: null,
};

async function stored(columns: Partial<typeof products.$inferInsert> = {}): Promise<number> {
  const [row] = await gateway.database.queries
    .insert(products)
    .values({ nome: 'PRODUTO DA LOJA', familiaId: 1, variacao: 'AZUL', voltagem: '220V', ...columns })
    .returning({ id: products.id });
  return row?.id ?? 0;
}

const read = (id: number, as = token) => gateway.call(`/api/produtos/${id}/ecommerce`, { token: as });
const put = (id: number, changes: object = {}, version?: number, as = token) =>
  gateway.call(`/api/produtos/${id}/ecommerce`, {
    method: 'PUT',
    token: as,
    body: { ...input, ...changes },
    headers: ifMatch(version),
  });

describe('e-commerce data of a product (PRD-068, GAP-12)', () => {
  it('is read with the brand of the e-commerce register and the dimensions of the family', async () => {
    const answer = await read(1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      id: 1,
      codigo: 300001,
      nome: 'PANELA TRAMONTINA SOLAR VERMELHA',
      familiaId: 1,
      importadoLegado: false,
      dimensaoPorFamilia: true,
      descricao: '<p>Panela</p>',
      linkVideo: null,
      altura: 15.5,
      largura: 24,
      comprimento: 38.25,
      peso: 1850,
      caracteristicasIds: [1, 2],
      tagsIds: [2, 1],
      tags: [
        { id: 2, descricao: 'COZINHA' },
        { id: 1, descricao: 'ZERO AÇÚCAR' },
      ],
      fotosProdutos: [
        { id: 2, arquivo: 'https://arquivos.empresa.com.br/1.jpg', ordem: 0 },
        { id: 1, arquivo: 'https://arquivos.empresa.com.br/2.jpg', ordem: 1 },
      ],
      marca: { id: 8, descricao: 'TRAMONTINA' },
      versao: 1,
    });
  });

  it('is saved, and leaves name, variation, voltage and status of the catalogue alone', async () => {
    const id = await stored({ familiaId: 3, statusAprovacao: 'Validado' });
    const answer = await put(
      id,
      {
        descricao: '<p>Loja</p>',
        linkVideo: 'https://videos.example/3',
        altura: 1.5,
        largura: 2,
        comprimento: 3,
        peso: 4,
        caracteristicasIds: [2],
        tagsIds: [1],
        fotosProdutos: [{ arquivo: Buffer.from(photoBytes()).toString('base64'), ordem: 0 }],
        marca: { id: SHOP_BRAND, descricao: 'QUALQUER' },
      },
      1,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toMatchObject({
      nome: 'PRODUTO DA LOJA',
      dimensaoPorFamilia: false,
      descricao: '<p>Loja</p>',
      altura: 1.5,
      peso: 4,
      caracteristicasIds: [2],
      tagsIds: [1],
      marca: { id: SHOP_BRAND, descricao: 'LOJA VIRTUAL' },
      versao: 2,
    });
    expect((await read(id)).body).toEqual(answer.body);
    const commercial = await gateway.tokenOf('Comercial');
    const { body } = await gateway.call(`/api/produtos/${id}/catalogo`, { token: commercial });
    expect(body).toMatchObject({
      variacao: 'AZUL',
      voltagem: '220V',
      status: 'Aguardando',
      statusAprovacao: 'Validado',
      miniaturaByte: Buffer.from(photoBytes()).toString('base64'),
    });
  });

  it('has no brand when none is chosen', async () => {
    const id = await stored({ marcaEcommerceId: 8 });
    expect(((await put(id)).body as Product).marca).toBeNull();
  });

  it('keeps a brand that was removed and takes no other removed one', async () => {
    const [gone] = await gateway.database.queries
      .insert(brands)
      .values({ kind: 'ecommerce', descricao: 'EXTINTA', deletedAt: new Date('2026-01-01T12:00:00Z') })
      .returning({ id: brands.id });
    const marca = { id: gone?.id ?? 0 };
    expect((await put(await stored({ marcaEcommerceId: marca.id }), { marca })).status).toBe(200);
    expect((await put(await stored(), { marca })).status).toBe(400);
  });

  it.each([
    [{ marca: { id: 1 } }, { marca: ['Marca não encontrada'] }],
    [{ marca: { id: 999 } }, { marca: ['Marca não encontrada'] }],
    [{ tagsIds: [99] }, { 'tagsIds[0]': ['Tag não encontrada'] }],
    [{ descricao: '<img src=x>' }, { descricao: ['A descrição tem formatação que não é permitida'] }],
    [{ status: 'Ativo' }, { status: ['Campo desconhecido'] }],
    [{ linkVideo: 'x' }, { linkVideo: ['Digite um link válido, iniciado por http:// ou https://'] }],
  ])('refuses %j at its field', async (changes, fields) => {
    const answer = await put(await stored(), changes);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });

  it('asks for dimensions that the family does not hold', async () => {
    const answer = await put(await stored({ familiaId: 3 }));
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual(['altura', 'largura', 'comprimento', 'peso']);
  });

  it('refuses a save of a version that is not the current one (D7)', async () => {
    const id = await stored();
    expect((await put(id, {}, 2)).status).toBe(409);
    expect((await put(id, {}, 1)).status).toBe(200);
  });

  it('is 404 for a product that is not there', async () => {
    expect((await read(2_147_000_000)).status).toBe(404);
    expect((await put(2_147_000_000)).status).toBe(404);
  });

  it.each(ROLES)('is read by Ecommerce and Comercial and saved by Ecommerce: %s', async (role) => {
    const as = await gateway.tokenOf(role);
    const id = await stored();
    expect((await read(id, as)).status).toBe(role === 'Ecommerce' || role === 'Comercial' ? 200 : 403);
    expect((await put(id, {}, 1, as)).status).toBe(role === 'Ecommerce' ? 200 : 403);
  });

  it('is reached from the product list, which Ecommerce reads', async () => {
    expect((await gateway.call('/api/produtos', { token })).status).toBe(200);
    expect((await gateway.call('/api/produtos/1/catalogo', { token })).status).toBe(403);
  });
});
