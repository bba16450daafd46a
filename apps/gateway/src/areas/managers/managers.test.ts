import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employees } from '../../database/schema.ts';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { auditOf, type RegisterCalls, registerCalls } from '../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

const PATH = '/api/produtos/gestores';

let gateway: TestGateway;
let token: string;
let managers: RegisterCalls;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertFamilyRegisters(gateway.database);
  await gateway.database.queries.insert(employees).values(
    ['0100', '0101', '0102', '0103', '1'].map((matricula) => ({
      matricula,
      nome: `COLABORADOR ${matricula}`,
      email: `c${matricula}@empresa.com.br`,
    })),
  );
  token = await gateway.tokenOf('Comercial');
  managers = registerCalls(gateway, PATH, token);
});

afterAll(() => gateway.close());

const bodyOf = (matricula: string, change: object = {}) => ({
  matricula,
  nome: `COLABORADOR ${matricula}`,
  email: `c${matricula}@empresa.com.br`,
  ativo: true,
  ...change,
});
const created = async (matricula: string) =>
  (await managers.create(bodyOf(matricula))).body as Schemas['ManagerRecord'];
const list = async (query: Record<string, string>) =>
  ((await managers.list(query)).body as Schemas['ManagerList']).gestores;

describe('search of an employee by registration (MGR-010, GAP-13)', () => {
  const find = (matricula: string) => gateway.call(`/api/produtos/colaboradores/${matricula}`, { token });

  it('finds name and e-mail, leading zeros included', async () => {
    expect((await find('0100')).body).toEqual({
      matricula: '0100',
      nome: 'COLABORADOR 0100',
      email: 'c0100@empresa.com.br',
    });
  });

  it.each([
    ['100', 404],
    ['9999', 404],
    ['12a', 400],
    ['12345678901', 400],
  ])('answers %s with %i', async (matricula, status) => {
    expect((await find(matricula)).status).toBe(status);
  });
});

describe('managers', () => {
  it('are created with id, code and version of their own', async () => {
    const answer = await managers.create(
      bodyOf('0101', { nome: ' novo  nome ', email: 'C0101@EMPRESA.com.br' }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      codigo: expect.any(Number),
      matricula: '0101',
      nome: 'NOVO NOME',
      email: 'c0101@empresa.com.br',
      ativo: true,
      versao: 1,
    });
  });

  it.each([
    [bodyOf('1'), 'matricula', 'Matrícula já cadastrada'],
    [bodyOf('9999'), 'matricula', 'Matrícula não encontrada'],
    [bodyOf(''), 'matricula', 'Campo obrigatório'],
    [bodyOf('0102', { nome: ' ' }), 'nome', 'Campo obrigatório'],
    [bodyOf('0102', { email: 'outra@empresa.com.br' }), 'email', 'O e-mail não é o da matrícula informada'],
    [bodyOf('0102', { email: '' }), 'email', 'Campo obrigatório'],
  ])('refuse %j at %s: %s (MGR-013 to MGR-015)', async (body, field, message) => {
    const answer = await managers.create(body);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields[field]).toEqual([message]);
  });

  it('change name and active flag only (MGR-005, MGR-007, MGR-020)', async () => {
    const { id, codigo } = await created('0102');
    expect((await managers.update(id, { nome: 'X', ativo: true, matricula: '5' })).status).toBe(400);
    const answer = await managers.update(id, { nome: 'outro nome', ativo: false }, 1);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toEqual({
      id,
      codigo,
      matricula: '0102',
      nome: 'OUTRO NOME',
      email: 'c0102@empresa.com.br',
      ativo: false,
      versao: 2,
    });
    expect((await managers.update(id, { nome: 'TARDE', ativo: true }, 1)).status).toBe(409);
    expect((await managers.read(id)).body).toEqual(answer.body);
    expect(await auditOf(gateway, 'manager', id)).toMatchObject([
      { operation: 'createManager' },
      {
        operation: 'updateManager',
        changes: {
          nome: { before: 'COLABORADOR 0102', after: 'OUTRO NOME' },
          ativo: { before: true, after: false },
        },
      },
    ]);
  });

  it.each([4, 999])('are not found with id %i', async (id) => {
    expect((await managers.read(id)).status).toBe(404);
    expect((await managers.update(id, { nome: 'X', ativo: true })).status).toBe(404);
  });

  it('who are inactive are only in the list of the register, with all their data (FLT-012, GAP-59)', async () => {
    expect(await list({ busca: 'desligado' })).toEqual([]);
    expect(await list({ busca: 'desligado', cadastro: 'true' })).toEqual([
      {
        id: 3,
        codigo: expect.any(Number),
        matricula: '3',
        nome: 'DESLIGADO',
        email: 'desligado@empresa.com.br',
        ativo: false,
        versao: 1,
      },
    ]);
    expect(await list({ busca: 'marina' })).toEqual([{ id: 1, nome: 'MARINA ALVES' }]);
  });

  it.each([
    ['Matricula', 'false', 3, 2],
    ['Matricula', 'true', 1, 2],
    ['Ativo', 'true', 3, 1],
    ['Email', 'true', 3, 2],
    ['Codigo', 'false', 3, 2],
  ])('are sorted by %s, ascending %s', async (column, ascending, ...first) => {
    const rows = await list({
      cadastro: 'true',
      'Ordenacao.Coluna': column,
      'Ordenacao.Ascending': ascending,
      QuantidadeRegistros: '100',
    });
    const known = rows.map(({ id }) => id).filter((id) => id <= 3);
    expect(known.slice(0, 2)).toEqual(first);
  });

  it('are a register of Diretoria and Comercial only (ONB-027)', async () => {
    const calls = [
      ['GET', `${PATH}?cadastro=true`],
      ['GET', `${PATH}/1`],
      ['GET', '/api/produtos/colaboradores/0100'],
      ['POST', PATH, bodyOf('9999')],
      ['PUT', `${PATH}/999999`, { nome: 'X', ativo: true }],
    ] as const;
    for (const role of ROLES) {
      const own = await gateway.tokenOf(role);
      const allowed = role === 'Diretoria' || role === 'Comercial';
      for (const [method, path, body] of calls) {
        const { status } = await gateway.call(path, { method, token: own, ...(body && { body }) });
        expect([role, method, path, status !== 403]).toEqual([role, method, path, allowed]);
      }
    }
  });
});
