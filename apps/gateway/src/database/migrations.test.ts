import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DIRECTORY = path.join(import.meta.dirname, 'migrations');

/** Those before belong to the first release: no gateway of a version before serves while they run. */
const FIRST_LATER = '0050';

/** What rewrites a table, or reads all of it while nobody else may write. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i, 'another type of a column'],
  [/\badd\s+column\b[^;,]*\bgenerated\s+always\s+as\s*\(/i, 'a generated column'],
  [/\badd\s+column\b[^;,]*\bdefault\s+[a-z_]+\s*\(/i, 'a column with a default that is computed'],
  [/\balter\s+column\s+\w+\s+set\s+not\s+null\b/i, 'a column that becomes required'],
  [
    /\badd\s+(constraint\s+\w+\s+)?(check|foreign\s+key)\b(?![\s\S]*\bnot\s+valid\b)/i,
    'a constraint that is valid at once',
  ],
  [/\b(vacuum\s+full|cluster)\b/i, 'a table that is written anew'],
];

/** A change of rows, which belongs in steps. */
const CHANGES_ROWS = /^\s*(update|delete\s+from)\b/im;

function problemsOf(script: string): string[] {
  const sql = script.replace(/^--(?!>).*$/gm, '');
  const isStepped = /^--> steps$/m.test(sql);
  const rewrites = REWRITES.flatMap(([pattern, problem]) =>
    sql.split(/^--> statement$/m).some((statement) => pattern.test(statement)) ? [problem] : [],
  );
  const statements = sql.split(/^--> (?:statement|steps)$/m);
  const endless =
    isStepped && statements.some((one) => CHANGES_ROWS.test(one) && !/\blimit\s+\d+/i.test(one));
  return [
    ...rewrites,
    ...(!isStepped && CHANGES_ROWS.test(sql) ? ['a change of rows outside of steps'] : []),
    ...(endless ? ['a step without a limit'] : []),
  ];
}

describe('a migration of a later release', () => {
  it('rewrites no table while gateways of the version before serve', () => {
    const later = readdirSync(DIRECTORY).filter((name) => name >= FIRST_LATER);
    const found = later.map((name) => [name, problemsOf(readFileSync(path.join(DIRECTORY, name), 'utf8'))]);
    expect(found.filter(([, problems]) => problems?.length !== 0)).toEqual([]);
  });

  it.each([
    ['alter table a alter column b type bigint', 'another type of a column'],
    ['alter table a add column b text generated always as (lower(c)) stored', 'a generated column'],
    ['alter table a add column b uuid default gen_random_uuid()', 'a column with a default that is computed'],
    ['alter table a alter column b set not null', 'a column that becomes required'],
    ['alter table a add constraint c check (b > 0)', 'a constraint that is valid at once'],
    ['update a set b = 1', 'a change of rows outside of steps'],
    ['--> steps\nupdate a set b = 1 where b is null', 'a step without a limit'],
  ])('may not hold: %s', (script, problem) => {
    expect(problemsOf(script)).toEqual([problem]);
  });

  it.each([
    'alter table a add column b text',
    'alter table a add column b integer not null default 0',
    'alter table a add constraint c check (b > 0) not valid',
    'alter table a validate constraint c',
    'create table a (b text generated always as (lower(c)) stored, check (b > 0))',
    '--> steps\nupdate a set b = 1 where id in (select id from a where b is null limit 5000)',
  ])('may hold: %s', (script) => {
    expect(problemsOf(script)).toEqual([]);
  });
});
