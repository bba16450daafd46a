import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { fillFunctions, fillings } from './fillStatements.ts';

/** Rows of a statement: it ends well within the limit of a server. */
const CHUNK = 5_000;

/** Tables whose rows are given ids, since others refer to them. */
const NUMBERED = [
  'suppliers',
  'families',
  'products',
  'registration_requests',
  'family_requests',
  'requisitions',
] as const;

/**
 * Adds a catalogue of `products` products to a seeded database, with what a company of that size has beside it: three
 * families to ten products, a supplier and a requisition to ten, an entry of the audit to each. The same size gives the
 * same rows.
 *
 * @param sizes rows of tables that shall have another number of them.
 * @param told hears of each table.
 */
export async function fillDatabase(
  database: Database,
  products: number,
  sizes: Readonly<Record<string, number>> = {},
  told: (table: string, rows: number) => void = () => {},
): Promise<void> {
  await database.transaction(async (queries) => {
    const run = (text: string) => queries.execute(sql.raw(text));
    for (const text of fillFunctions) await run(text);
    const first = new Map<string, number>();
    for (const table of NUMBERED) {
      const { rows } = (await run(`select coalesce(max(id), 0)::integer as id from ${table}`)) as unknown as {
        rows: { id: number }[];
      };
      first.set(table, rows[0]?.id ?? 0);
    }
    const size = new Map(
      fillings.map(({ table, share }) => [table, sizes[table] ?? Math.ceil(products * share)]),
    );
    for (const { table, insert } of fillings) {
      const count = size.get(table) ?? 0;
      const text = insert
        .replaceAll(/\$first\.(\w+)/g, (_, name: string) => String(first.get(name)))
        .replaceAll('$count', String(count))
        .replaceAll(/\$size\.(\w+)/g, (_, name: string) => String(size.get(name)));
      for (let from = 1; from <= count; from += CHUNK) {
        const to = Math.min(from + CHUNK - 1, count);
        await run(text.replace('$numbers', `generate_series(${from}::bigint, ${to}::bigint) as n`));
      }
      // The triggers of the tables that follow read this one: without figures of it they read it whole.
      await run(`analyze ${table}`);
      told(table, count);
    }
    for (const table of NUMBERED) {
      await run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    }
  });
  for (const { table } of fillings) await database.queries.execute(sql.raw(`vacuum (analyze) ${table}`));
}
