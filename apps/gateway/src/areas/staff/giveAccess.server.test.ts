import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { userRoles, users } from '../../database/schema.ts';
import { emailOf, insertFixtures } from '../../testing/fixtures.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgresServer.ts';
import { PORTAL_ORIGIN } from '../../testing/testGateway.ts';
import { whileHeld } from '../../testing/whileHeld.ts';
import { giveAccess } from './giveAccess.ts';
import { lockStaff } from './lockStaff.ts';

let server: PostgresServer;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase({ url: await server.createDatabase('staff') });
  await migrate(database);
  await insertFixtures(database);
});

afterAll(async () => {
  await database.close();
  await server.close();
});

it('access that is given while Diretoria changes it comes after that change', async () => {
  const email = emailOf('Comercial');
  const said = await whileHeld(
    database,
    async (queries) => {
      await lockStaff(queries);
      const [user] = await queries.select().from(users).where(eq(users.email, email));
      await queries
        .update(userRoles)
        .set({ role: 'Ecommerce' })
        .where(eq(userRoles.userId, user?.id ?? 0));
    },
    () =>
      giveAccess(
        { database, now: () => new Date(), portal: PORTAL_ORIGIN, sendsMails: false },
        { email, name: null, roles: ['Contabil'], showLink: false },
      ),
  );
  expect(said).toEqual([expect.stringMatching(/Funções agora: .*E-?commerce/i)]);
});
