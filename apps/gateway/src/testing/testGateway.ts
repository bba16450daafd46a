import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { createDataReads } from '../areas/privacy/dataReads.ts';
import { openSession } from '../areas/session/sessions.ts';
import { contractLimits, type GatewayConfig } from '../config/GatewayConfig.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { dropEverything } from '../database/prepareDatabase.ts';
import { users } from '../database/schema.ts';
import { openDiskFileStore } from '../files/store/openDiskFileStore.ts';
import { gatewayPace } from '../http/bodies/pacedBytes.ts';
import { createGateway } from '../http/server/createGateway.ts';
import { type LogEntry, readableLine } from '../log/Log.ts';
import { emptyTables, tablesMark } from './emptyTables.ts';
import { emailOf, insertFixtures, PASSWORD, SUPPLIER_CNPJ } from './fixtures.ts';

/** Origin of the portal in tests. */
export const PORTAL_ORIGIN = 'https://portal.example';

/** Key that signs tokens in tests. */
export const SECRET = new TextEncoder().encode('a-secret-of-tests-with-more-than-32-bytes');

/** A call in a test. */
interface TestCall {
  readonly method?: string;
  readonly token?: string;
  /** Sent as JSON, unless it is a text already. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Network address of the caller. */
  readonly address?: string;
}

/** An answer, read. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON, null when there is none or it is a PDF. Tests state what they expect of it. */
  readonly body: unknown;
  readonly text: string;
}

/** A gateway in the process, on a database in memory. */
export interface TestGateway {
  readonly app: Hono;
  readonly database: Database;
  readonly config: GatewayConfig;
  /** Directory of the files, made with the first one. */
  readonly filesDirectory: string;
  /** Everything that was logged, as people read it. */
  readonly lines: string[];
  /** The same with all its fields. */
  readonly entries: LogEntry[];
  /** The clock; tests set it. */
  readonly clock: { now: Date };
  call(path: string, call?: TestCall): Promise<TestAnswer>;
  /** Signs in as a member of staff with one role, or as the supplier. */
  signIn(role: Role): Promise<{ readonly token: string; readonly refreshToken: string }>;
  /** An access token of a role, the same for the whole test file. */
  tokenOf(role: Role): Promise<string>;
  /** Ends when what was read so far is kept. */
  readsKept(): Promise<void>;
  close(): Promise<void>;
}

let lastAddress = 0;

/** A new address, so that limits per address do not interfere. */
export function freshAddress(): string {
  lastAddress += 1;
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

/** Reads the body of an error. */
export function errorOf(answer: TestAnswer): Schemas['Error'] {
  return answer.body as Schemas['Error'];
}

/** A database of its own on the server of `GATEWAY_TEST_DATABASE_URL`, dropped when it is closed. */
async function openServerDatabase(server: string): Promise<Database> {
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  const admin = await openDatabase({ url: server });
  await admin.queries.execute(`create database ${name}`);
  const database = await openDatabase({ url: url.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.queries.execute(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}

/** A migrated database in memory that an earlier test file of this process used. */
interface UsedDatabase {
  readonly database: Database;
  /** What its tables were before the first test. */
  readonly mark: string;
}

const used: UsedDatabase[] = [];

/** An empty, migrated database in memory: to empty one takes an eighth of the time of migrating it. */
async function openMemoryDatabase(): Promise<Database> {
  const free = used.pop();
  const database = free?.database ?? (await openDatabase({ memory: true }));
  if (free && (await tablesMark(database)) === free.mark) await emptyTables(database);
  else if (free) await dropEverything(database);
  await migrate(database);
  const mark = await tablesMark(database);
  return { ...database, close: async () => void used.push({ database, mark }) };
}

let dump: Promise<Blob> | undefined;

/** An empty, migrated database as a dump: to open it takes a quarter of the time of making and migrating one. */
export function emptyDump(): Promise<Blob> {
  const make = async (): Promise<Blob> => {
    const database = await openMemoryDatabase();
    const made = await database.dump?.();
    await database.close();
    if (made === undefined) throw new Error('A database in memory has a dump');
    return made;
  };
  dump ??= make();
  return dump;
}

/** Makes a folder of data that a gateway has had before: its first start would fill the whole catalogue. */
export async function makeData(directory: string): Promise<void> {
  const database = await openDatabase({ directory, dump: await emptyDump() });
  await insertFixtures(database);
  await database.close();
}

/** Opens an empty, migrated database: in memory, or on a server to prove that both behave alike. */
export async function openEmptyDatabase(): Promise<Database> {
  const server = process.env.GATEWAY_TEST_DATABASE_URL;
  if (server === undefined) return openMemoryDatabase();
  const database = await openServerDatabase(server);
  await migrate(database);
  return database;
}

/** Opens a database with fixtures. */
export async function openTestDatabase(): Promise<Database> {
  const database = await openEmptyDatabase();
  await insertFixtures(database);
  return database;
}

/** Creates a gateway for a test file. Pass a database to start a second gateway on the same data. */
export async function createTestGateway(
  options: Partial<GatewayConfig> & { readonly database?: Database } = {},
): Promise<TestGateway> {
  const { database = await openTestDatabase(), ...settings } = options;
  const lines: string[] = [];
  const entries: LogEntry[] = [];
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  // Created with the first file.
  const filesDirectory = path.join(tmpdir(), `gateway-files-${randomUUID()}`);
  const config: GatewayConfig = {
    secret: SECRET,
    secretAlso: null,
    demo: true,
    portalOrigins: [PORTAL_ORIGIN],
    trustProxy: true,
    publicOrigin: null,
    sendsMails: true,
    checksEveryAnswer: true,
    files: openDiskFileStore(filesDirectory),
    scanner: null,
    limits: contractLimits,
    pace: gatewayPace,
    spoolDirectory: path.join(filesDirectory, 'arriving'),
    measureCall: null,
    log: (entry) => {
      entries.push(entry);
      lines.push(readableLine(entry));
    },
    ...settings,
  };
  const reads = createDataReads(database, config.log);
  const now = () => clock.now;
  const app = await createGateway({ database, config, reads, now });
  const tokens = new Map<Role, Promise<string>>();

  const call: TestGateway['call'] = async (path, { method, token, body, headers, address } = {}) => {
    const verb = method ?? (body === undefined ? 'GET' : 'POST');
    const response = await app.request(path, {
      method: verb,
      headers: {
        // Each call is one of its own, unless a test says which one it repeats.
        ...(verb === 'POST' ? { 'Idempotency-Key': randomUUID() } : {}),
        // A change is one of a record as it was made, unless a test says which version it saw.
        ...(verb === 'PUT' ? { 'If-Match': '"1"' } : {}),
        'X-Forwarded-For': address ?? freshAddress(),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isPdf = response.headers.get('content-type') === 'application/pdf';
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' || isPdf ? null : (JSON.parse(text) as unknown),
    };
  };

  const signIn: TestGateway['signIn'] = async (role) => {
    const answer =
      role === 'Fornecedor'
        ? await call('/api/usuarios/fornecedor/login', { body: { cnpj: SUPPLIER_CNPJ, senha: PASSWORD } })
        : await call('/api/usuarios/login', { body: { email: emailOf(role), senha: PASSWORD } });
    if (answer.status !== 200) throw new Error(`Sign-in of ${role} was answered with ${answer.status}`);
    return answer.body as Schemas['SignedIn'];
  };

  /** Opens a session without a password: to check one takes longer than most calls. */
  const openSessionOf = async (role: Role): Promise<string> => {
    const isUser = role === 'Fornecedor' ? eq(users.cnpj, SUPPLIER_CNPJ) : eq(users.email, emailOf(role));
    const [user] = await database.queries.select({ id: users.id }).from(users).where(isUser);
    if (user === undefined) throw new Error(`The fixtures have no ${role}`);
    return (await openSession({ database, config, now }, user.id)).accessToken;
  };

  return {
    app,
    database,
    config,
    filesDirectory,
    lines,
    entries,
    clock,
    call,
    signIn,
    tokenOf: (role) => {
      const known = tokens.get(role) ?? openSessionOf(role);
      tokens.set(role, known);
      return known;
    },
    readsKept: reads.settled,
    close: async () => {
      await reads.settled();
      await database.close();
      // What a cut call has begun to write may still be on its way to the disk.
      await rm(filesDirectory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
