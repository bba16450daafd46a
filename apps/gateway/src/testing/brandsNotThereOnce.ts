import pg from 'pg';

/**
 * How many of these brands are not in the database exactly once. A search of the portal for each of a hundred thousand would
 * take hours.
 */
export async function brandsNotThereOnce(databaseUrl: string, names: readonly string[]): Promise<number> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::integer as count from unnest($1::text[]) as asked(name)
      left join (select descricao as name, count(*) as times from brands where deleted_at is null group by descricao) as found
      using (name) where times is distinct from 1`,
    [names],
  );
  await database.end();
  return rows[0]?.count ?? names.length;
}
