import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '../testing/testGateway.ts';
import type { Database } from './database.ts';
import { databaseFailure, isDatabaseLost } from './databaseErrors.ts';
import { MigrationError, migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import * as schema from './schema.ts';
import { TransactionGuardError } from './TransactionGuardError.ts';

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
});

afterAll(() => database.close());

const rows = async (query: ReturnType<typeof sql>) =>
  ((await database.queries.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}

/** The functions that are passed to `transaction(`, as text. */
function transactionBodies(text: string): string[] {
  return [...text.matchAll(/\.transaction\(/g)].map(({ index }) => {
    let depth = 0;
    let end = index + '.transaction'.length;
    do {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < text.length);
    return text.slice(index, end);
  });
}

describe('transaction', () => {
  it('refuses at once a statement on the main handle inside it (GW-26)', async () => {
    const attempts: (() => Promise<unknown>)[] = [
      () => database.queries.select().from(schema.brands),
      () => database.queries.execute(sql`select 1`),
      () => database.queries.insert(schema.tags).values({ descricao: 'X' }),
      () => database.transaction(async () => 1),
    ];
    for (const attempt of attempts) {
      const failed = await database.transaction(attempt).catch((error: unknown) => rootCause(error));
      expect(failed).toBeInstanceOf(TransactionGuardError);
    }
    expect(await rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('lets other calls use the main handle meanwhile', async () => {
    const begun = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const slow = database.transaction(async (queries) => {
      begun.resolve();
      await asked.promise;
      await queries.insert(schema.tags).values({ descricao: 'LENTA' });
    });
    await begun.promise;
    const found = database.queries.select().from(schema.tags).execute();
    asked.resolve();
    expect(await Promise.all([found, slow])).toEqual([expect.any(Array), undefined]);
  });

  it('rolls back when its work fails', async () => {
    const work = database.transaction(async (queries) => {
      await queries.insert(schema.tags).values({ descricao: 'NUNCA' });
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await rows(sql`select * from tags where descricao = 'NUNCA'`)).toEqual([]);
  });

  it('never uses the main handle inside, in all sources', () => {
    const root = path.join(import.meta.dirname, '..');
    const suspicious = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('database.ts'))
      .filter((file) =>
        transactionBodies(readFileSync(path.join(root, file), 'utf8')).some((body) =>
          /database\.(queries|transaction)/.test(body),
        ),
      );
    expect(suspicious).toEqual([]);
    expect(transactionBodies('a.transaction(async (q) => { f(); }); database.queries')).toEqual([
      '.transaction(async (q) => { f(); })',
    ]);
  });
});

describe('an embedded database that gave up, as on a full disk', () => {
  const panic = Object.assign(new Error('could not write'), { severity: 'PANIC', code: '53100' });

  it.each([
    ['in a statement', (broken: Database) => broken.queries.execute(sql`select 1`)],
    ['in a transaction', (broken: Database) => broken.transaction(async () => {})],
  ])('%s is asked nothing any more, since it would never answer', async (_, work) => {
    const broken = await openDatabase({ memory: true });
    const ask = vi.spyOn(PGlite.prototype, 'execProtocolStream').mockRejectedValue(panic);
    try {
      expect(isDatabaseLost(await work(broken).catch((error: unknown) => error))).toBe(true);
      await broken.lost;
      const again = await broken.queries.execute(sql`select 1`).catch((error: unknown) => error);
      expect(isDatabaseLost(again)).toBe(true);
      await broken.close();
      expect(ask).toHaveBeenCalledTimes(1);
    } finally {
      ask.mockRestore();
    }
  });
});

describe('migrations', () => {
  it('are applied once', async () => {
    expect(await migrate(database)).toEqual([]);
    const files = readdirSync(path.join(import.meta.dirname, 'migrations')).sort();
    expect(await rows(sql`select name from schema_migrations order by name`)).toEqual(
      files.map((name) => ({ name })),
    );
  });

  it('refuse a database of a newer version, and a file that was changed', async () => {
    await database.queries.execute(
      sql`insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')`,
    );
    await expect(migrate(database)).rejects.toThrow(MigrationError);
    await database.queries.execute(sql`delete from schema_migrations where name = '9999_later.sql'`);
    await database.queries.execute(sql`update schema_migrations set checksum = 'old' || checksum`);
    await expect(migrate(database)).rejects.toThrow(/0001_foundation\.sql mudou/);
    await database.queries.execute(sql`update schema_migrations set checksum = substr(checksum, 4)`);
    expect(await migrate(database)).toEqual([]);
  });

  it('give a supplier of the old system a registration that is complete (SUP-030)', async () => {
    const { queries } = database;
    await queries.execute(sql`delete from schema_migrations where name = '0011_legacy_flows.sql'`);
    await queries.execute(sql`drop index registration_flows_by_creation`);
    await queries.execute(
      sql`alter table registration_flows drop constraint registration_flows_fornecedor_id_fkey`,
    );
    const [old] = await queries
      .insert(schema.suppliers)
      .values({ cnpj: '16727230000197', email: 'a@b.com', codigo: 12 })
      .returning();
    await queries.insert(schema.users).values({
      cnpj: '16727230000197',
      email: 'a@b.com',
      name: 'A',
      givenName: 'A',
      passwordHash: '$argon2id$x',
    });
    expect(await migrate(database)).toEqual(['0011_legacy_flows.sql']);
    const [flow] = await queries.select().from(schema.registrationFlows);
    expect(flow).toMatchObject({ fornecedorId: old?.id, statusFluxoCadastro: 'Aprovado' });
    expect(await queries.select().from(schema.suppliers)).toMatchObject([{ importadoLegado: true }]);
    expect(await queries.select().from(schema.users)).toMatchObject([{ registrationFlowId: flow?.id }]);
    await queries.delete(schema.users);
    await queries.delete(schema.registrationFlows);
    await queries.delete(schema.suppliers);
  });

  it('keep the mails of before, which name no account', async () => {
    const { queries } = database;
    await queries.execute(sql`delete from schema_migrations where name = '0058_mail_owners.sql'`);
    await queries.execute(sql`alter table outbox_mails drop column registration_flow_id`);
    await queries.execute(
      sql`insert into outbox_mails (kind, recipient, subject, body, queued_at, next_attempt_at)
          values ('refusal', 'a@b.com', 'De antes', 'Texto', now(), now())`,
    );
    expect(await migrate(database)).toEqual(['0058_mail_owners.sql']);
    expect(await queries.select().from(schema.outboxMails)).toMatchObject([
      { subject: 'De antes', registrationFlowId: null },
    ]);
    await queries.delete(schema.outboxMails);
  });

  it('create the tables, columns and indexes of the schema', async () => {
    const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []));
    const columns = await rows(
      sql`select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' as filled
          from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`,
    );
    const made = columns
      .map(({ table, column, nullable, filled }) => `${table}.${column} ${nullable} ${filled}`)
      .sort();
    const known = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) => `${getTableConfig(table).name}.${column.name} ${!column.notNull} ${column.hasDefault}`,
      ),
    );
    expect(known.sort()).toEqual(made);

    const indexes = (
      await rows(sql`select indexname as name from pg_indexes where schemaname = 'public'`)
    ).map(({ name }) => name);
    const wanted = tables.flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name));
    expect(indexes).toEqual(expect.arrayContaining(wanted));
  });
});

describe('constraints', () => {
  it.each([
    [
      'two brands of one description',
      sql`insert into brands (kind, descricao) values ('commercial', 'A'), ('commercial', 'a')`,
      '23505',
    ],
    ['an empty description', sql`insert into brands (kind, descricao) values ('commercial', '')`, '23514'],
    ['a third register', sql`insert into brands (kind, descricao) values ('other', 'A')`, '23514'],
    [
      'a password in clear',
      sql`insert into users (email, name, given_name, password_hash) values ('a@b.c', 'A', 'A', 'senha')`,
      '23514',
    ],
    ['an unknown role', sql`insert into user_roles values (1, 'Admin')`, '23514'],
    ['a role of nobody', sql`insert into user_roles values (999, 'Comercial')`, '23503'],
    ['a city in another state', sql`insert into cities values (3100104, 'X', 14)`, '23514'],
    [
      'a floor calculation without a floor',
      sql`insert into families (nome, categoria_id, marca_id, tipo_volumetria_id, calculo_pauta_diferente) values ('X', 1, 1, 1, true)`,
      '23514',
    ],
    [
      'a floor calculation of a supplier without a floor above 0',
      sql`insert into product_suppliers (produto_id, fornecedor_id, unidade_id, qtd_compra, multiplicador, valor_pauta, calculo_pauta_diferente) values (1, 1, 1, 1, 1, 0, true)`,
      '23514',
    ],
    [
      'a SKU with spaces around it',
      sql`insert into product_supplier_skus (produto_fornecedor_id, sku) values (1, ' A ')`,
      '23514',
    ],
    [
      'a flow confirmed for nobody',
      sql`insert into registration_flows (cnpj, email, confirmed_at) values ('11222333000181', 'a@b.c', now())`,
      '23514',
    ],
    [
      'a CNPJ with punctuation',
      sql`insert into suppliers (cnpj, email) values ('11.222.333/0001-81', 'a@b.c')`,
      '23514',
    ],
  ])('refuse %s', async (_, statement, code) => {
    const failure = await database.queries.execute(statement).then(
      () => null,
      (error: unknown) => databaseFailure(error),
    );
    expect(failure?.code).toBe(code);
  });
});

it.each([
  ['ÁÀÂÃÄ çÇ ñ Ü', 'aaaaa cc n u'],
  ["D'ÁGUA 100% _\\", "d'agua 100% _\\"],
  ['😀', '😀'],
])('plain_text makes %s to %s', async (text, expected) => {
  expect(await rows(sql`select plain_text(${text}) as plain`)).toEqual([{ plain: expected }]);
});
