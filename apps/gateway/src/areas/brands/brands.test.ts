import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, families } from '../../database/schema.ts';
import { brandIds } from '../../testing/fixtures.ts';
import { ifMatch } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

type Brand = Schemas['Brand'];

const registers = [
  { name: 'commercial', path: '/api/produtos/marcas', text: 'filtro', other: '/api/produtos/ecommerces' },
  { name: 'e-commerce', path: '/api/produtos/ecommerces', text: 'busca', other: '/api/produtos/marcas' },
] as const;

describe.each(registers)('$name brands (BRD-010 to BRD-034)', ({ path, text, other }) => {
  const list = async (query: Record<string, string> = {}) => {
    const { body } = await gateway.call(`${path}?${new URLSearchParams(query)}`, { token });
    return body as Schemas['BrandList'];
  };
  const names = async (query: Record<string, string>) =>
    (await list(query)).marcas.map(({ descricao }) => descricao);
  const create = (descricao: string) => gateway.call(path, { token, body: { descricao } });
  const created = async (descricao: string) => (await create(descricao)).body as Brand;
  const read = (id: number) => gateway.call(`${path}/${id}`, { token });
  const update = (id: number, descricao: string, read?: number) =>
    gateway.call(`${path}/${id}`, { method: 'PUT', token, body: { descricao }, headers: ifMatch(read) });
  const remove = (id: number, read?: number) =>
    gateway.call(`${path}/${id}/delete`, { method: 'PUT', token, headers: ifMatch(read) });

  it('creates a brand with id, code and version of its own', async () => {
    const answer = await create('  panelas   do  sertão ');
    const body = answer.body as Brand;
    expect(answer.status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      codigo: expect.any(Number),
      descricao: 'PANELAS DO SERTÃO',
      versao: 1,
    });
    expect(answer.headers.get('etag')).toBe('"1"');
    expect((await list({ [text]: 'sertão' })).marcas).toEqual([body]);
  });

  it.each(['TRAMONTINA', 'tramontina', '  Tramontina  '])(
    'refuses the description %j, which is taken',
    async (taken) => {
      const answer = await create(taken);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        message: 'Já existe uma marca com esta descrição',
        errors: { global: [], fields: { descricao: ['Já existe uma marca com esta descrição'] } },
      });
    },
  );

  it('lets the other register have the same description', async () => {
    const descricao = `SÓ AQUI ${path}`;
    expect((await create(descricao)).status).toBe(201);
    expect((await gateway.call(other, { token, body: { descricao } })).status).toBe(201);
  });

  it('creates one brand of requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create('CORRIDA')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  it.each([
    "'; drop table brands; --",
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    '%00',
    '../../ETC',
    'Ω≈Ç√',
    '🥘',
    'x'.repeat(60),
  ])('stores %s as it is, in capitals (FRM-07)', async (descricao) => {
    const { id } = await created(descricao);
    const found = (await list({ [text]: descricao.slice(0, 100), QuantidadeRegistros: '100' })).marcas;
    expect(found.find((brand) => brand.id === id)?.descricao).toBe(descricao.toUpperCase());
  });

  it('changes the description and raises the version', async () => {
    const { id, codigo } = await created('ANTES');
    const answer = await update(id, 'depois', 1);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id, codigo, descricao: 'DEPOIS', versao: 2 });
    expect(answer.headers.get('etag')).toBe('"2"');
  });

  it('reads one brand with its version', async () => {
    const brand = await created('LIDA');
    await update(brand.id, 'LIDA DE NOVO', 1);
    const answer = await read(brand.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...brand, descricao: 'LIDA DE NOVO', versao: 2 });
    expect(answer.headers.get('etag')).toBe('"2"');
  });

  it('accepts its own description and refuses that of another brand', async () => {
    const { id } = await created('PRÓPRIA');
    expect((await update(id, 'PRÓPRIA', 1)).status).toBe(200);
    const answer = await update(id, 'Tramontina', 2);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({ descricao: ['Já existe uma marca com esta descrição'] });
  });

  it('refuses a save of a version that is not the current one (D7)', async () => {
    const { id } = await created('DISPUTADA');
    expect((await update(id, 'PRIMEIRA A SALVAR', 1)).status).toBe(200);
    const late = await update(id, 'SEGUNDA', 1);
    expect(late.status).toBe(409);
    expect(late.body).toEqual({
      message: 'Este registro foi alterado por outra pessoa. Recarregue antes de salvar.',
      errors: {
        global: ['Este registro foi alterado por outra pessoa. Recarregue antes de salvar.'],
        fields: {},
      },
    });
    expect((await update(id, 'SEGUNDA', 9_999_999_999)).status).toBe(409);
    expect((await remove(id, 1)).status).toBe(409);
    expect(await names({ [text]: 'PRIMEIRA A SALVAR' })).toEqual(['PRIMEIRA A SALVAR']);
  });

  it('lets one of several saves of the same version through', async () => {
    const { id } = await created('SIMULTÂNEA');
    const answers = await Promise.all(
      ['UM', 'DOIS', 'TRÊS', 'QUATRO'].map((name) => update(id, `SIMULTÂNEA ${name}`, 1)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body as Brand;
    expect(await names({ [text]: 'SIMULTÂNEA' })).toEqual([winner.descricao]);
  });

  it('removes a brand from the register and keeps its row', async () => {
    const { id } = await created('PASSAGEIRA');
    const answer = await remove(id, 1);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await names({ [text]: 'PASSAGEIRA' })).toEqual([]);
    const [row] = await gateway.database.queries.select().from(brands).where(eq(brands.id, id));
    expect(row).toMatchObject({ descricao: 'PASSAGEIRA', deletedAt: gateway.clock.now, versao: 2 });
    expect((await remove(id)).status).toBe(404);
    expect((await read(id)).status).toBe(404);
    expect((await update(id, 'VOLTA')).status).toBe(404);
    expect((await create('PASSAGEIRA')).status).toBe(201);
  });

  it('does not find brands of the other register', async () => {
    const foreign = (await gateway.call(other, { token, body: { descricao: `ALHEIA ${path}` } }))
      .body as Brand;
    expect((await read(foreign.id)).status).toBe(404);
    expect((await update(foreign.id, 'MINHA')).status).toBe(404);
    expect((await remove(foreign.id)).status).toBe(404);
  });

  it.each([2_147_483_648, 9_007_199_254_740_991])('answers the unknown id %i with 404', async (id) => {
    expect((await read(id)).status).toBe(404);
    expect((await update(id, 'NENHUMA')).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  it('pages without repeating or losing a brand', async () => {
    const { meta } = await list({ QuantidadeRegistros: '1' });
    const pages = Math.ceil(meta.paginacao.totalRegistros / 4);
    const ids: number[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { marcas } = await list({ Pagina: String(page), QuantidadeRegistros: '4' });
      ids.push(...marcas.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(meta.paginacao.totalRegistros);
    expect(ids).toHaveLength(meta.paginacao.totalRegistros);
    expect((await list()).meta.paginacao).toMatchObject({ paginaAtual: 1, tamanhoPagina: 20 });
  });

  it('sorts by code and description in both directions', async () => {
    const codes = (
      await list({ 'Ordenacao.Coluna': 'Codigo', 'Ordenacao.Ascending': 'false', QuantidadeRegistros: '100' })
    ).marcas.map(({ codigo }) => codigo);
    expect(codes).toEqual([...codes].sort((first, second) => second - first));
    const up = await names({ 'Ordenacao.Coluna': 'Descricao', QuantidadeRegistros: '100' });
    const down = await names({
      'Ordenacao.Coluna': 'Descricao',
      'Ordenacao.Ascending': 'false',
      QuantidadeRegistros: '100',
    });
    expect(down).toEqual([...up].reverse());
    expect(up).toEqual(await names({ QuantidadeRegistros: '100' }));
  });

  it('finds by code', async () => {
    const { codigo, descricao } = await created('PELO CÓDIGO');
    expect(await names({ [text]: String(codigo) })).toEqual([descricao]);
  });
});

describe('search of brands', () => {
  const find = async (filtro: string) => {
    const { body } = await gateway.call(
      `/api/produtos/marcas?${new URLSearchParams({ filtro, QuantidadeRegistros: '100' })}`,
      { token },
    );
    return (body as Schemas['BrandList']).marcas.map(({ id }) => id);
  };

  it.each([
    ['100%', brandIds.percent],
    ['l_m', brandIds.underscore],
    ['a\\b', brandIds.backslash],
    ["d'á", brandIds.quote],
    ['😀', brandIds.emoji],
    ['d’agua', undefined],
    ["D'AGUA", brandIds.quote],
    ['tramontina', brandIds.tramontina],
  ])('finds %s literally, whatever accents and letter case', async (search, id) => {
    expect(await find(search)).toEqual(id === undefined ? [] : [id]);
  });

  it('and page go by the names of the request forms too, those of the register first (FMC-117, X-03)', async () => {
    const list = async (query: Record<string, string>) =>
      (await gateway.call(`/api/produtos/marcas?${new URLSearchParams(query)}`, { token }))
        .body as Schemas['BrandList'];
    expect((await list({ search: 'tramontina' })).marcas).toMatchObject([{ id: brandIds.tramontina }]);
    expect((await list({ search: 'tramontina', filtro: "D'AGUA" })).marcas).toMatchObject([
      { id: brandIds.quote },
    ]);
    const { meta } = await list({ page: '2', search: '' });
    expect(meta.paginacao).toMatchObject({ paginaAtual: 2, tamanhoPagina: 20 });
    expect((await list({ page: '2', Pagina: '1' })).meta.paginacao.paginaAtual).toBe(1);
  });

  it('treats no character as a wildcard', async () => {
    expect(await find('_________')).toEqual([]);
    expect(await find('%%')).toEqual([]);
  });
});

describe('a brand in use (G-44)', () => {
  it.each([
    ['a family', `/api/produtos/marcas/${brandIds.tramontina}`],
    ['a supplier', '/api/produtos/marcas/11'],
    ['a product sold on-line', '/api/produtos/ecommerces/8'],
  ])('of %s is not removed', async (_, path) => {
    const answer = await gateway.call(`${path}/delete`, { method: 'PUT', token });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Marca em uso por fornecedores ou produtos',
      errors: { global: ['Marca em uso por fornecedores ou produtos'], fields: {} },
    });
  });

  it('is removed once nothing uses it any more', async () => {
    await gateway.database.queries
      .update(families)
      .set({ marcaId: brandIds.tramontina })
      .where(eq(families.marcaId, brandIds.brinox));
    const answer = await gateway.call(`/api/produtos/marcas/${brandIds.brinox}/delete`, {
      method: 'PUT',
      token,
    });
    expect(answer.status).toBe(204);
  });
});
