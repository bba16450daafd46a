import { and, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

/**
 * The keys of all rows that one of the places holds, each once; undefined where they are more than so many. No place is
 * read further than that.
 *
 * @param where condition on all of them.
 * @param places a condition for each table, so that each is looked up by its own index.
 */
export async function lookUp<Keys extends PgSelect>(
  select: () => Keys,
  where: SQL | undefined,
  places: readonly (SQL | undefined)[],
  most: number,
): Promise<Awaited<Keys> | undefined> {
  const each = new Map<string, Awaited<Keys>[number]>();
  for (const place of places) {
    const found = await select()
      .where(and(where, place))
      .limit(most + 1);
    for (const key of found) each.set(Object.values(key).join(), key);
    if (each.size > most) return undefined; // one place may be enough to know it
  }
  return [...each.values()] as Awaited<Keys>; // the rows that `select` gives
}
