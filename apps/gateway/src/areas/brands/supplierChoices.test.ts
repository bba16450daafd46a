import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, supplierCategories } from '../../database/schema.ts';
import { auditOf } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Fornecedor');
  await gateway.database.queries.insert(supplierCategories).values(
    Array.from({ length: 25 }, (_, index) => ({
      descricao: `CATEGORIA ${String(index).padStart(2, '0')}`,
    })),
  );
  await gateway.database.queries.insert(brands).values(
    Array.from({ length: 25 }, (_, index) => ({
      kind: 'commercial' as const,
      descricao: `ESCOLHA ${String(index).padStart(2, '0')}`,
    })),
  );
});

afterAll(() => gateway.close());

interface Choice {
  readonly id: number;
  readonly descricao: string;
}

/** Both choices of step 2. */
const choices = [
  {
    path: '/api/fornecedores/marcas',
    list: 'marcas',
    prefix: 'ESCOLHA',
    kind: 'brand',
    operation: 'createSupplierBrand',
    creators: ['Fornecedor', 'Comercial', 'Contabil', 'ComercialAprovadores'],
  },
  {
    path: '/api/fornecedores/categorias',
    list: 'categorias',
    prefix: 'CATEGORIA',
    kind: 'supplierCategory',
    operation: 'createSupplierCategory',
    creators: ['Fornecedor', 'Comercial', 'Contabil', 'ComercialAprovadores', 'Diretoria'],
  },
] as const;

describe.each(choices)('$list of a supplier', ({ path, list, prefix, kind, operation, creators }) => {
  const read = async (query: Record<string, string>) => {
    const answer = await gateway.call(`${path}?${new URLSearchParams(query)}`, { token });
    const body = answer.body as Readonly<Record<string, unknown>> & Pick<Schemas['BrandList'], 'meta'>;
    return { rows: body[list] as Choice[], paging: body.meta.paginacao };
  };
  const name = (descricao: unknown) => gateway.call(path, { token, body: { descricao } });

  it('come by description, 20 a page (ST2-005, ST2-006, ST2-015, C-25)', async () => {
    const first = await read({ descricao: prefix });
    expect(first.paging).toEqual({ totalRegistros: 25, paginaAtual: 1, tamanhoPagina: 20 });
    expect(first.rows[0]).toMatchObject({ id: expect.any(Number), descricao: `${prefix} 00` });
    expect(first.rows).toHaveLength(20);
    const next = await read({ descricao: prefix, Pagina: '2' });
    expect(next.rows.map(({ descricao }) => descricao)).toEqual(
      [20, 21, 22, 23, 24].map((number) => `${prefix} ${number}`),
    );
  });

  it('are found by a part of the description, whatever the capitals (ST2-003, ST2-014)', async () => {
    expect((await read({ descricao: `${prefix.toLowerCase()} 07` })).rows).toHaveLength(1);
    expect((await read({ descricao: `${prefix}%` })).rows).toEqual([]);
  });

  it('are created with their description trimmed and in capitals (ST2-007, ST2-009, ST2-018, G-43, D18)', async () => {
    const answer = await name('  ação   nova ');
    expect(answer.status).toBe(201);
    const { id, descricao } = answer.body as Choice;
    expect(descricao).toBe('AÇÃO NOVA');
    expect((await read({ descricao: 'acao nova' })).rows.map((row) => row.id)).toEqual([id]);
    expect((await auditOf(gateway, kind, id)).map((entry) => entry.operation)).toEqual([operation]);
  });

  it('that exist are returned, not duplicated (G-43)', async () => {
    const known = (await read({ descricao: `${prefix} 03` })).rows[0];
    const answer = await name(`${prefix.toLowerCase()}  03 `);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: known?.id, descricao: `${prefix} 03` });
    expect((await read({ descricao: `${prefix} 03` })).paging.totalRegistros).toBe(1);
    expect(await auditOf(gateway, kind, known?.id ?? 0)).toEqual([]);
  });

  it('are created once when two suppliers send the same name at once', async () => {
    const answers = await Promise.all([
      name('AO MESMO TEMPO'),
      name('AO MESMO TEMPO'),
      name('AO MESMO TEMPO'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => (body as Choice).id)).size).toBe(1);
  });

  it('that were removed from the register can be created again', async () => {
    const table = kind === 'brand' ? brands : supplierCategories;
    const { id } = (await name('VOLTA')).body as Choice;
    await gateway.database.queries.update(table).set({ deletedAt: new Date() }).where(eq(table.id, id));
    expect((await read({ descricao: 'VOLTA' })).rows).toEqual([]);
    const again = await name('VOLTA');
    expect(again.status).toBe(201);
    expect((again.body as Choice).id).not.toBe(id);
  });

  it.each([
    ['', 'Campo obrigatório'],
    ['   ', 'Campo obrigatório'],
    ['x'.repeat(61), 'Digite no máximo 60 caracteres'],
  ])(
    'refuse the description %j with the message of the field (ST2-011, ST2-020)',
    async (descricao, text) => {
      const answer = await name(descricao);
      expect(answer.status).toBe(400);
      expect(errorOf(answer).errors.fields).toEqual({ descricao: [text] });
    },
  );

  it('are read by suppliers and the staff of registrations, and created by suppliers and editors (D6)', async () => {
    const readers = [
      'Fornecedor',
      'Comercial',
      'Contabil',
      'Diretoria',
      'ComericalGeradorLink',
      'ComercialAprovadores',
    ];
    for (const role of ROLES) {
      const own = await gateway.tokenOf(role);
      expect([role, (await gateway.call(path, { token: own })).status]).toEqual([
        role,
        readers.includes(role) ? 200 : 403,
      ]);
      const created = await gateway.call(path, { token: own, body: { descricao: `DE ${role}` } });
      expect([role, created.status]).toEqual([
        role,
        creators.some((allowed) => allowed === role) ? 201 : 403,
      ]);
    }
    expect((await gateway.call(path)).status).toBe(401);
  });
});

describe('what a supplier created', () => {
  it('is in the commercial register of brands, with a code (G-43)', async () => {
    const { body } = await gateway.call('/api/fornecedores/marcas', {
      token,
      body: { descricao: 'MINHA MARCA' },
    });
    expect(body).toEqual({ id: expect.any(Number), descricao: 'MINHA MARCA' });
    const answer = await gateway.call('/api/produtos/marcas?filtro=MINHA', {
      token: await gateway.tokenOf('Comercial'),
    });
    expect((answer.body as Schemas['BrandList']).marcas).toEqual([
      { ...(body as Choice), codigo: expect.any(Number), versao: 1 },
    ]);
  });

  it('leaves the e-commerce register of brands alone', async () => {
    const { body } = await gateway.call('/api/fornecedores/marcas', {
      token,
      body: { descricao: 'LOJA VIRTUAL' },
    });
    const [found] = await gateway.database.queries
      .select({ value: sql<number>`count(*)`.mapWith(Number) })
      .from(brands)
      .where(eq(brands.descricao, 'LOJA VIRTUAL'));
    expect(found?.value).toBe(2);
    const list = await gateway.call('/api/fornecedores/marcas?descricao=LOJA%20VIRTUAL', { token });
    expect((list.body as { marcas: Choice[] }).marcas).toEqual([body]);
  });
});
