import { PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { registrationFlows, suppliers, users } from '../../database/schema.ts';
import { FREE_CNPJ, insertFixtures, PASSWORD, SUPPLIER_CNPJ } from '../../testing/fixtures.ts';
import { lastMail } from '../../testing/mails.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgresServer.ts';
import { createTestGateway, errorOf, freshAddress, type TestGateway } from '../../testing/testGateway.ts';
import { whileHeld } from '../../testing/whileHeld.ts';
import { signUpMessages } from './messages.ts';

// The embedded database runs one transaction after the other, so that nothing meets in it.

let server: PostgresServer;
let database: Database;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase({ url: await server.createDatabase('sign_up') });
  await migrate(database);
  await insertFixtures(database);
  gateway = await createTestGateway({ database });
});

afterAll(async () => {
  await gateway.close();
  await server.close();
});

const signUp = (email: string) =>
  gateway.call('/api/fornecedores/pre-cadastro', {
    body: { cnpj: FREE_CNPJ, email, senha: PASSWORD, avisoPrivacidade: PRIVACY_NOTICE_VERSION },
    address: freshAddress(),
  });

it('a link that is asked for while the e-mail changes goes to the new address', async () => {
  await whileHeld(
    database,
    (queries) =>
      queries.update(users).set({ email: 'nova@serra.com.br' }).where(eq(users.cnpj, SUPPLIER_CNPJ)),
    () =>
      gateway.call('/api/usuarios/fornecedor/recuperar-senha', {
        body: { cnpj: SUPPLIER_CNPJ },
        address: freshAddress(),
      }),
  );
  expect(await lastMail(gateway)).toMatchObject({ kind: 'passwordLink', recipient: 'nova@serra.com.br' });
});

it('a sign-up that is just being confirmed is not replaced', async () => {
  expect((await signUp('primeiro@nova.com.br')).status).toBe(201);
  const flow = eq(registrationFlows.cnpj, FREE_CNPJ);
  const second = await whileHeld(
    database,
    async (queries) => {
      const [supplier] = await queries
        .insert(suppliers)
        .values({ cnpj: FREE_CNPJ, email: 'primeiro@nova.com.br' })
        .returning({ id: suppliers.id });
      await queries
        .update(registrationFlows)
        .set({ confirmedAt: gateway.clock.now, fornecedorId: supplier?.id ?? null })
        .where(flow);
    },
    () => signUp('segundo@nova.com.br'),
  );
  expect(errorOf(second).message).toBe(signUpMessages.cnpjTaken);
  const [kept] = await database.queries.select().from(registrationFlows).where(flow);
  expect(kept?.email).toBe('primeiro@nova.com.br');
});
