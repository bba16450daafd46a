import { sql } from 'drizzle-orm';
import { hashPassword } from '../areas/session/passwords.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { takeAdvisoryLock } from './advisoryLocks.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { states, users } from './schema.ts';

/** The first seed may take long, and other gateways wait for it. */
const UNLIMITED = { unlimited: true } as const;

/** Result of the preparation. */
export interface Preparation {
  /** Whether the database was empty and has been seeded. */
  readonly seeded: boolean;
  /** Whether it holds demo users. */
  readonly hasDemoUsers: boolean;
}

/** Removes everything that the gateway has in the database. */
export async function dropEverything(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.execute(sql`drop schema public cascade`);
    await queries.execute(sql`create schema public`);
  }, UNLIMITED);
}

/** Migrates the tables and, on the first start, seeds them in one transaction. Gateways that start together take turns. */
export async function prepareDatabase(
  database: Database,
  store: Pick<FileStore, 'put'>,
  demo: boolean,
): Promise<Preparation> {
  await migrate(database);
  const seeded = await database.transaction(async (queries) => {
    await takeAdvisoryLock(queries, 'seed');
    const [state] = await queries.select({ id: states.id }).from(states).limit(1);
    if (state !== undefined) return false;
    await seedDatabase(
      { queries, transaction: (work) => work(queries), close: async () => {} },
      { demo, hashPassword, storeFile: (bytes) => store.put(bytes), purchasesAt: new Date() },
    );
    return true;
  }, UNLIMITED);
  const [demoUser] = await database.queries
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.demo}`)
    .limit(1);
  return { seeded, hasDemoUsers: demoUser !== undefined };
}
