import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** A real PostgreSQL with data of its own, for tests of what the embedded database does not do. */
export interface PostgresServer {
  readonly port: number;
  /** Address of a database on it, as the gateway reads it. */
  url(database: string): string;
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
  /** Stops all its processes where they are, or lets them go on: nothing is answered, no connection is closed. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Ends it and starts it again, as an administrator does. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

/** Where Debian has its programs, newest first, and what is on the path. */
function programsOf(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((one) => path.join(debian, one, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found === undefined) throw new Error('These tests need PostgreSQL: install the package postgresql');
  return found;
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package made. */
async function ownerOf(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a PostgreSQL on a port of this machine, with a user `portal` that owns its databases. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = programsOf();
  const owner = await ownerOf();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-postgres-'));
  await chmod(folder, 0o777);
  const data = path.join(folder, 'data');
  const options = { ...owner, cwd: folder };
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const url = (database: string) => `postgres://portal@127.0.0.1:${port}/${database}`;
  let child: ChildProcess;

  const asAdmin = async (statement: string, database = 'postgres'): Promise<void> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'admin', database });
    client.on('error', () => {});
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };

  const start = async (): Promise<void> => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'fsync=off',
      'deadlock_timeout=100ms',
      'max_connections=60',
    ];
    child = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...options,
      stdio: 'ignore',
    });
    for (let tries = 0; ; tries += 1) {
      try {
        return await asAdmin('select 1');
      } catch (error) {
        if (tries === 200) throw error;
        await wait(50);
      }
    }
  };

  const stop = async (): Promise<void> => {
    child.kill('SIGINT'); // "fast": cuts connections, undoes transactions, ends
    if (child.exitCode === null) await once(child, 'exit');
  };

  /** Sends a signal to the server and all processes that it started for connections. */
  const signalAll = async (signal: NodeJS.Signals): Promise<void> => {
    const parent = child.pid;
    if (parent === undefined) return;
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(parent)]);
    const children = stdout
      .split('\n')
      .map(Number)
      .filter((pid) => pid > 0);
    // The server first, so that it starts no other meanwhile.
    for (const pid of [parent, ...children]) process.kill(pid, signal);
  };

  await start();
  await asAdmin('create role portal login');
  return {
    port,
    url,
    createDatabase: async (name) => {
      await asAdmin(`create database ${name} owner portal`);
      return url(name);
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    restart: async () => {
      await stop();
      await start();
    },
    close: async () => {
      await signalAll('SIGCONT');
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
