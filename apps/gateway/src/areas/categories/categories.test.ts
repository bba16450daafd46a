import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supplierCategories, supplierCategoryChoices } from '../../database/schema.ts';
import { auditOf, type RegisterCalls, registerCalls } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.database.queries
    .insert(supplierCategories)
    .values([{ descricao: 'BAZAR' }, { descricao: 'LIVRE' }]);
  await gateway.database.queries
    .insert(supplierCategoryChoices)
    .values({ fornecedorId: 1, categoriaId: 1, principal: true });
});

afterAll(() => gateway.close());

/** Both registers of categories; the first record of each is in use. */
const registers = [
  {
    name: 'of families (CAT-001 to CAT-015)',
    path: '/api/produtos/categorias',
    kind: 'category',
    full: { sigla: 'SIG', kit: true },
    taken: 'panelas',
    inUse: 'Categoria em uso por famílias',
    operation: 'Category',
  },
  {
    name: 'of suppliers (ONB-026, GAP-58)',
    path: '/api/fornecedores/categorias',
    kind: 'supplierCategory',
    full: {},
    taken: 'bazar',
    inUse: 'Categoria em uso por fornecedores',
    operation: 'SupplierCategory',
  },
] as const;

describe.each(registers)('categories $name', ({ path, kind, full, taken, inUse, operation }) => {
  let categories: RegisterCalls;

  beforeAll(async () => {
    categories = registerCalls(gateway, path, await gateway.tokenOf('Diretoria'));
  });

  const created = async (descricao: string) =>
    (await categories.create({ descricao, ...full })).body as Schemas['CategoryRecord'];
  const names = async (query: Record<string, string>) =>
    ((await categories.list(query)).body as Schemas['CategoryList']).categorias.map(
      ({ descricao }) => descricao,
    );

  it('are created in capitals and read again', async () => {
    const answer = await categories.create({ descricao: '  nova   linha ', ...full });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({ id: expect.any(Number), descricao: 'NOVA LINHA', ...full, versao: 1 });
    const { id } = answer.body as Schemas['CategoryRecord'];
    expect((await categories.read(id)).body).toEqual(answer.body);
    expect(await names({ descricao: 'nova' })).toEqual(['NOVA LINHA']);
  });

  it.each([
    ['', 'Campo obrigatório'],
    ['  ', 'Campo obrigatório'],
    ['x'.repeat(61), 'Digite no máximo 60 caracteres'],
    [taken, 'Já existe uma categoria com esta descrição'],
  ])('refuse the description %j: %s (CAT-010)', async (descricao, message) => {
    const { id } = await created(`OUTRA ${descricao.length}`);
    const body = { descricao, ...full };
    for (const answer of [await categories.create(body), await categories.update(id, body)]) {
      expect(answer.status).toBe(400);
      expect(errorOf(answer).errors.fields).toEqual({ descricao: [message] });
    }
  });

  it('are changed unless another save came first (D7)', async () => {
    const { id } = await created('ANTES');
    const answer = await categories.update(id, { descricao: 'depois', ...full }, 1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toEqual({ id, descricao: 'DEPOIS', ...full, versao: 2 });
    expect((await categories.update(id, { descricao: 'TARDE', ...full }, 1)).status).toBe(409);
    expect((await categories.remove(id, 1)).status).toBe(409);
    expect((await categories.read(id)).body).toEqual(answer.body);
  });

  it('are removed, and their description can be used again', async () => {
    const { id } = await created('SAI');
    expect((await categories.remove(id, 1)).status).toBe(204);
    expect(await names({ descricao: 'SAI' })).toEqual([]);
    for (const answer of [
      await categories.read(id),
      await categories.remove(id),
      await categories.update(id, { descricao: 'X', ...full }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await categories.create({ descricao: 'SAI', ...full })).status).toBe(201);
    expect((await auditOf(gateway, kind, id)).map((entry) => entry.operation)).toEqual([
      `create${operation}`,
      `delete${operation}`,
    ]);
  });

  it('in use are not removed, with the reason', async () => {
    const answer = await categories.remove(1);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).message).toBe(inUse);
    expect((await categories.read(1)).status).toBe(200);
  });

  it('are a register of Diretoria and Comercial only (ONB-025, ONB-026)', async () => {
    const body = { descricao: taken, ...full };
    // Suppliers and the staff of registrations choose from the categories of suppliers (ST2-015, ST2-018).
    const calls = [
      ...(kind === 'category'
        ? ([
            ['GET', `${path}?cadastro=true`],
            ['POST', path, body],
          ] as const)
        : []),
      ['GET', `${path}/1`],
      ['PUT', `${path}/999999`, body],
      ['PUT', `${path}/999999/delete`],
    ] as const;
    for (const role of ROLES) {
      const own = await gateway.tokenOf(role);
      const allowed = role === 'Diretoria' || role === 'Comercial';
      for (const [method, address, sent] of calls) {
        const { status } = await gateway.call(address, { method, token: own, ...(sent && { body: sent }) });
        expect([role, method, address, status !== 403]).toEqual([role, method, address, allowed]);
      }
    }
  });
});

describe('categories of families', () => {
  const list = async (query: Record<string, string>) => {
    const token = await gateway.tokenOf('Comercial');
    const answer = await registerCalls(gateway, '/api/produtos/categorias', token).list(query);
    return (answer.body as Schemas['CategoryList']).categorias;
  };

  it('come with their version in the list of the register, found by their abbreviation too', async () => {
    expect(await list({ descricao: 'panela', cadastro: 'true' })).toEqual([
      { id: 1, descricao: 'PANELAS', sigla: 'PANELA', kit: false, versao: 1 },
    ]);
    expect(await list({ descricao: 'KIT', cadastro: 'true', 'Ordenacao.Coluna': 'Sigla' })).toHaveLength(1);
  });

  it('need an abbreviation (CAT-011)', async () => {
    const token = await gateway.tokenOf('Comercial');
    const calls = registerCalls(gateway, '/api/produtos/categorias', token);
    for (const sigla of ['', '   ', 'x'.repeat(11)]) {
      const answer = await calls.create({ descricao: 'SEM SIGLA', sigla, kit: false });
      expect(answer.status).toBe(400);
      expect(Object.keys(errorOf(answer).errors.fields)).toEqual(['sigla']);
    }
  });

  it('that were removed cannot be chosen for a family', async () => {
    const token = await gateway.tokenOf('Comercial');
    const calls = registerCalls(gateway, '/api/produtos/categorias', token);
    const { body } = await calls.create({ descricao: 'VAI SAIR', sigla: 'SAI', kit: false });
    const { id } = body as Schemas['CategoryRecord'];
    const create = (categoriaId: number) =>
      gateway.call('/api/produtos/familias', {
        token,
        body: {
          categoriaId,
          marcaId: 1,
          tipoVolumetriaId: 1,
          volumetria: 4.5,
          colecao: 'SOLAR',
          dimensaoPorFamilia: false,
        },
      });
    await calls.remove(id);
    const answer = await create(id);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({ categoriaId: ['Opção não encontrada'] });
    expect((await create(1)).status).toBe(201);
  });
});
