import { PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseFailure } from '../database/databaseErrors.ts';
import { brands } from '../database/schema.ts';
import { emailOf, PASSWORD } from '../testing/fixtures.ts';
import { createTestGateway, openTestDatabase, type TestGateway } from '../testing/testGateway.ts';
import { GatewayError } from './GatewayError.ts';

/** Texts that must never reach a caller or a log. */
const LEAKS =
  /select|insert|update |delete from|drizzle|pglite|postgres|brands|users|constraint|syntax|\bat \/|node_modules|\.ts\b/i;

let gateway: TestGateway;
let token: string;
/** Runs before each transaction of the gateway, to make it fail. */
let sabotage: ((database: Database) => Promise<void>) | null = null;

beforeAll(async () => {
  const database = await openTestDatabase();
  gateway = await createTestGateway({
    database: {
      ...database,
      transaction: (work) =>
        database.transaction(async (queries) => {
          await sabotage?.({ ...database, queries });
          return work(queries);
        }),
    },
  });
  token = await gateway.tokenOf('Comercial');
});

beforeEach(() => {
  sabotage = null;
  gateway.lines.length = 0;
});

afterAll(() => gateway.close());

const rename = (descricao: string) =>
  gateway.call('/api/produtos/marcas/1', { method: 'PUT', token, body: { descricao } });

describe('a failure of the database (GW-23)', () => {
  it.each([
    ['broken SQL', sql`selekt 1`, '42601'],
    ['a foreign key', sql`insert into supplier_brands values (999, 999)`, '23503'],
    ['a check', sql`update brands set versao = -1`, '23514'],
    ['a missing value', sql`update brands set descricao = null`, '23502'],
    ['a number out of range', sql`select 99999999999::integer`, '22003'],
    ['a division by zero', sql`select 1 / 0`, '22012'],
    [
      'a statement that was cut off for its time',
      sql`do $$ begin raise exception 'canceling statement' using errcode = '57014'; end $$`,
      '57014',
    ],
    ['a missing table', sql`select * from nothing_here`, '42P01'],
  ])('%s is a general 500, logged by its code without values', async (_, statement, code) => {
    sabotage = async ({ queries }) => {
      await queries.execute(statement);
    };
    const answer = await rename('SEGREDO DO USUARIO');
    expect(answer.status).toBe(500);
    expect(answer.text).toBe(
      '{"message":"Algo de errado aconteceu. Tente novamente em breve.","errors":{"global":["Algo de errado aconteceu. Tente novamente em breve."],"fields":{}}}',
    );
    const log = gateway.lines.join('\n');
    expect(log).toContain(`database error ${code}`);
    expect(log).not.toContain('SEGREDO DO USUARIO');
    expect(log).not.toContain('99999999999');
  });

  if (process.env.GATEWAY_TEST_DATABASE_URL) {
    // The embedded database has no such limit; a served one does.
    it('a statement that takes too long is a general 500', async () => {
      sabotage = async ({ queries }) => {
        await queries.execute(sql`set local statement_timeout = 50`);
        await queries.execute(sql`select pg_sleep(5)`);
      };
      expect((await rename('LENTA')).status).toBe(500);
      expect(gateway.lines.join('\n')).toContain('database error 57014');
    });
  }

  it('a unique violation is a 400 of the catalogue', async () => {
    const answer = await rename('BRINOX');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Já existe uma marca com esta descrição',
      errors: { global: [], fields: { descricao: ['Já existe uma marca com esta descrição'] } },
    });
    expect(answer.text).not.toMatch(LEAKS);
  });

  it('rolls back', async () => {
    sabotage = async ({ queries }) => {
      await queries.update(brands).set({ descricao: 'PELA METADE' }).where(sql`id = 2`);
      throw new Error('no more');
    };
    expect((await rename('OUTRA')).status).toBe(500);
    sabotage = null;
    const answer = await gateway.call('/api/produtos/marcas?filtro=METADE', { token });
    expect(answer.body).toMatchObject({ marcas: [] });
  });
});

it('refuses an answer that breaks the contract with 500 and says where in the log', async () => {
  const { queries } = gateway.database;
  await queries.execute(sql`alter table volume_types alter column sigla drop not null`);
  await queries.execute(sql`update volume_types set sigla = null`);
  const answer = await gateway.call('/api/produtos/familias/1', { token });
  expect(answer.status).toBe(500);
  expect(answer.text).not.toMatch(LEAKS);
  expect(gateway.lines.join('\n')).toContain(
    'error GET /api/produtos/familias/{familiaId}: the answer 200 breaks the contract: /tipoVolumetria/sigla type',
  );

  // In production one of a hundred is compared, and nobody is refused what the database holds.
  const sampling = await createTestGateway({ database: gateway.database, checksEveryAnswer: false });
  for (let call = 0; call < 100; call += 1) {
    expect((await sampling.call('/api/produtos/familias/1', { token })).status).toBe(200);
  }
  const told = sampling.lines.filter((line) =>
    line.includes('breaks the contract: /tipoVolumetria/sigla type'),
  );
  expect(told).toHaveLength(1);
  await queries.execute(sql`update volume_types set sigla = 'L'`);
});

it('reveals nothing internal in any refusal', async () => {
  const calls = [
    gateway.call("/api/produtos/marcas?filtro=x'; drop table brands; --", { token }),
    gateway.call('/api/produtos/marcas?Ordenacao.Coluna=(select 1)', { token }),
    gateway.call('/api/produtos/marcas/1', { method: 'PUT', token, body: '{"descricao": <' }),
    gateway.call('/api/usuarios/login', { body: { email: "x'@x.x", senha: "' or 1=1" } }),
    gateway.call('/api/nada/select'),
  ];
  for (const { text, status } of await Promise.all(calls)) {
    expect(status).toBeLessThan(500);
    if (status >= 400) expect(text).not.toMatch(LEAKS);
  }
});

describe('the log (D15)', () => {
  it('holds method, template, status and time of each call, and no token, password, code, query or id', async () => {
    const login = await gateway.call('/api/usuarios/login', {
      body: { email: emailOf('Contabil'), senha: PASSWORD },
    });
    const { token: access, refreshToken } = login.body as { token: string; refreshToken: string };
    const query = new URLSearchParams({ accessToken: access, refreshToken });
    const renewed = await gateway.call(`/api/usuarios/refresh-token?${query}`, { method: 'POST' });
    expect(renewed.status).toBe(200);
    const pair = renewed.body as { accessToken: string; refreshToken: string };
    await gateway.call('/api/usuarios/refresh-token', { body: { ...pair, accessToken: 'x' } });
    await gateway.call(`/api/usuarios/${access}/${refreshToken}`, { token: access });
    await gateway.call('/api/produtos/familias?busca=PALAVRA', { token: access });
    await gateway.call('/api/usuarios/login', { body: `{"senha":"${PASSWORD}` });
    await gateway.call('/api/fornecedores/status/11222333000181');
    const sign = await gateway.call('/api/fornecedores/pre-cadastro', {
      body: {
        cnpj: '12ABC34501DE35',
        email: 'a@b.com',
        senha: PASSWORD,
        avisoPrivacidade: PRIVACY_NOTICE_VERSION,
      },
    });
    const { codigoConfirmacao, fluxoCadastroId } = sign.body as Record<string, string>;
    await gateway.call(`/api/fornecedores/pre-cadastro/${fluxoCadastroId}/autenticar`, {
      method: 'PUT',
      body: { codigo: codigoConfirmacao },
    });
    sabotage = async ({ queries }) => {
      await queries.execute(sql`select ${access}::integer`);
    };
    await gateway.call('/api/usuarios/refresh-token', { body: pair });
    await gateway.call('/api/usuarios/login', { body: { email: emailOf('Contabil'), senha: PASSWORD } });

    const log = gateway.lines.join('\n');
    expect(log).toContain('POST /api/usuarios/refresh-token 200');
    expect(log).toContain('PUT /api/fornecedores/pre-cadastro/{fluxoId}/autenticar 200');
    expect(log).toContain('database error 22P02');
    const secrets = [
      access,
      refreshToken,
      pair.accessToken,
      pair.refreshToken,
      PASSWORD,
      codigoConfirmacao,
      'PALAVRA',
      'argon2',
      '11222333000181',
      emailOf('Contabil'),
      '?',
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
    for (const part of access.split('.')) expect(log).not.toContain(part);
  });
});

describe('databaseFailure', () => {
  it('finds the code and the constraint however deep', () => {
    const inner = Object.assign(new Error('x'), { code: '23505', constraint: 'c', severity: 'ERROR' });
    expect(databaseFailure(new Error('a', { cause: new Error('b', { cause: inner }) }))).toEqual({
      code: '23505',
      constraint: 'c',
    });
  });

  it('takes errors of the system and values for something else', () => {
    expect(databaseFailure(Object.assign(new Error('x'), { code: 'EPIPE' }))).toBeNull();
    expect(databaseFailure(new GatewayError(400, 'x'))).toBeNull();
    expect(databaseFailure('23505')).toBeNull();
  });
});
