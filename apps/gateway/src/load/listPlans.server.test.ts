import type { Schemas } from '@portal/api';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { prepareDatabase } from '../database/prepareDatabase.ts';
import { families, products } from '../database/schema.ts';
import { DEMO_PASSWORD } from '../seed/suppliers/demoUsers.ts';
import { plansOf, wholeReads } from '../testing/plansOf.ts';
import { type PostgresServer, startPostgres } from '../testing/postgresServer.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { fillDatabase } from './fillDatabase.ts';
import { type ListQuestion, listQuestions, readSamples } from './listQuestions.ts';

const PRODUCTS = 200_000;

/** Tables that a company of a million products has as many rows of. */
const GROWING = [
  'products',
  'families',
  'product_children',
  'product_suppliers',
  'product_supplier_skus',
  'product_stocks',
  'audit_entries',
];

/** Rows that a step may read through: until it has counted 10,000 that a filter finds, where it finds a tenth of all. */
const MOST_ROWS = 110_000;

/** One letter is shorter than what an index knows: where few rows have it, the texts are read through. */
const isShort = ({ query }: ListQuestion) => Object.values(query).some((value) => /^[a-z]$/.test(value));

/** What reads the names of all families from their index, to sort by them what a text finds: a tenth of a second for 300,000. */
const namesOfFamilies = ({ query }: ListQuestion) =>
  'Busca' in query && query['Ordenacao.Coluna'] === 'FamiliaNome' ? ['families'] : [];

/** Filling takes longer than a statement of a gateway may. */
const limits = { connectionMs: 5_000, statementMs: 600_000, silenceMs: 600_000 };

let server: PostgresServer;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startPostgres();
  const database = await openDatabase({ url: await server.createDatabase('plans'), limits });
  await prepareDatabase(database, { put: async () => crypto.randomUUID() }, true);
  await fillDatabase(database, PRODUCTS, {
    families: 120_000,
    suppliers: 2_000,
    registration_flows: 2_000,
    supplier_contacts: 2_000,
  });
  gateway = await createTestGateway({ database });
  await database.queries.execute(sql`vacuum (analyze)`);
}, 900_000);

afterAll(async () => {
  await gateway.close();
  await server.close();
});

async function signIn(role: string): Promise<string> {
  const body = { email: `${role.toLowerCase()}@demo.portal.br`, senha: DEMO_PASSWORD };
  const answer = await gateway.call('/api/usuarios/login', { body });
  return (answer.body as Schemas['SignedIn']).token;
}

const addressOf = ({ path, query }: ListQuestion) => `${path}?${new URLSearchParams(query)}`;

describe(`every list of a company with ${PRODUCTS} products`, () => {
  it('reads no large table through, whatever the order, the filter and the text', async () => {
    const tokens = { Comercial: await signIn('Comercial'), Diretoria: await signIn('Diretoria') };
    const ask = (path: string, token = tokens.Comercial) => gateway.call(path, { token });
    const samples = await readSamples(async (path) => (await ask(path)).body);
    const questions = listQuestions(samples).filter((one) => !isShort(one));
    expect(questions.length).toBeGreaterThan(1_000);
    const read = new Map<string, readonly string[]>();
    for (const question of questions) {
      const address = addressOf(question);
      const plans = await plansOf(gateway.database, GROWING, async () => {
        const { status } = await ask(
          address,
          tokens[question.role === 'Diretoria' ? 'Diretoria' : 'Comercial'],
        );
        expect([address, status]).toEqual([address, 200]);
      });
      const named = namesOfFamilies(question);
      const whole = plans.flatMap(({ steps }) =>
        wholeReads(
          steps,
          GROWING.filter((table) => !named.includes(table)),
          MOST_ROWS,
        ),
      );
      if (whole.length > 0) read.set(decodeURIComponent(address), whole);
    }
    expect(Object.fromEntries(read)).toEqual({});
  }, 900_000);

  it('sorts all that hold a frequent word by their families, in place of looking for them along the families', async () => {
    const token = await signIn('Comercial');
    const word = 'panela';
    const sorted = await gateway.database.queries
      .select({ id: products.id })
      .from(products)
      .innerJoin(families, eq(families.id, products.familiaId))
      .where(like(products.busca, `%${word}%`))
      .orderBy(families.busca, products.id);
    expect(sorted.length).toBeGreaterThan(10_000);
    let found: readonly number[] = [];
    const plans = await plansOf(gateway.database, GROWING, async () => {
      const query = `Busca=${word}&Ordenacao.Coluna=FamiliaNome&Paginacao.Pagina=3`;
      const { body } = await gateway.call(`/api/produtos?${query}`, { token });
      found = (body as Schemas['ProductList']).produtos.map(({ id }) => id);
    });
    expect(found).toEqual(sorted.slice(70, 105).map(({ id }) => id));
    const steps = plans.flatMap((plan) => plan.steps);
    expect(steps.filter((step) => (step['Rows Removed by Filter'] ?? 0) > 0)).toEqual([]);
  });
});
