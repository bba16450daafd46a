import { readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from './schema.ts';

/** Columns that say something of a person, by their names. */
const PERSONAL =
  /(^|_)(email|telefone|celular|recipient|pix|conta|device|given_name|user_name|nome_original|user_id|requisitante|validador|aprovador)(_|$)/;

it('every table with personal data is named in privacy.md (LGPD)', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8');
  const named = new Set([...page.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));
  const tables = Object.values(schema).flatMap((value) =>
    is(value, PgTable) ? [getTableConfig(value)] : [],
  );
  const personal = tables.filter(({ columns }) => columns.some(({ name }) => PERSONAL.test(name)));
  expect(personal.length).toBeGreaterThan(10);
  expect(personal.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
