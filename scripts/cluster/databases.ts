import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { runCommand, type Service, startService } from './startService.ts';

/** A primary, a hot standby that confirms each commit, and a pooler in front of the one that takes changes. */
export interface Databases {
  /** Address of the pooler, as gateways read it. */
  readonly url: string;
  readonly services: () => readonly Service[];
  /** Stops the primary where it is, or lets it go on. */
  signalPrimary(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  restartPrimary(): Promise<void>;
  /** Ends the pooler at once, which cuts every connection, and starts it again. */
  cutConnections(): Promise<void>;
  /** How often the pooler ended by itself and was started again. */
  readonly poolerRestarts: () => number;
  /** Kills the primary at once and makes the standby the primary, which then gets a standby of its own. */
  failOver(): Promise<void>;
}

/** Runs a statement as the administrator. */
const execute = (port: number, statement: string): Promise<void> =>
  runCommand([
    'psql',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'admin',
    '-d',
    'postgres',
    '-c',
    statement,
  ]);

/** Starts a server and waits until it takes statements. */
async function startPostgres(folder: string, data: string, port: number): Promise<Service> {
  const service = await startService({
    command: ['postgres', '-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
    port,
    unprivileged: true,
  });
  for (let tries = 0; ; tries += 1) {
    const failure = await execute(port, 'select 1').then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return service;
    if (tries === 300) throw failure;
    await wait(100);
  }
}

/** A server and where it has its data. */
interface Node {
  readonly service: Service;
  readonly port: number;
  readonly data: string;
}

/** Starts the databases in a folder that everyone may write. */
export async function startDatabases(folder: string): Promise<Databases> {
  const [first, second, pooler] = [await freePort(), await freePort(), await freePort()];
  const start = async (port: number): Promise<Node> => {
    const data = path.join(folder, `server-${port}`);
    return { service: await startPostgres(folder, data, port), port, data };
  };
  /** Copies a primary and follows it; from then on what it acknowledges is on both. */
  const follow = async (primaryPort: number, port: number): Promise<Node> => {
    const data = path.join(folder, `server-${port}`);
    await rm(data, { recursive: true, force: true });
    const source = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'admin', '-c', 'fast'];
    await runCommand(['pg_basebackup', '-D', data, '-R', '-X', 'stream', ...source]);
    const node = await start(port);
    await execute(primaryPort, "alter system set synchronous_standby_names = '*'");
    await execute(primaryPort, 'select pg_reload_conf()');
    return node;
  };
  const encoding = ['-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  await runCommand(['initdb', '-D', path.join(folder, `server-${first}`), '-U', 'admin', ...encoding]);
  let primary = await start(first);
  await execute(first, 'create role portal login');
  await execute(first, 'create database portal owner portal');
  let standby = await follow(first, second);

  const settings = path.join(folder, 'pgbouncer.ini');
  const pointTo = (port: number): Promise<void> =>
    writeFile(
      settings,
      `[databases]
portal = host=127.0.0.1 port=${port} user=portal
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
query_wait_timeout = 5
server_login_retry = 1
`,
    );
  const startPooler = (): Promise<Service> =>
    // 1.18 may end when a database was frozen, so that its service has `Restart=always`.
    startService({
      command: ['pgbouncer', '-q', settings],
      port: pooler,
      unprivileged: true,
      isStartedAgain: true,
    });
  await pointTo(first);
  let pool = await startPooler();
  let restartsBefore = 0;
  return {
    url: `postgres://portal@127.0.0.1:${pooler}/portal`,
    poolerRestarts: () => restartsBefore + pool.restarts(),
    services: () => [pool, standby.service, primary.service],
    signalPrimary: (signal) => primary.service.signal(signal),
    restartPrimary: async () => {
      await primary.service.end('SIGINT');
      primary = await start(primary.port);
    },
    cutConnections: async () => {
      restartsBefore += pool.restarts();
      await pool.end('SIGKILL');
      pool = await startPooler();
    },
    failOver: async () => {
      await primary.service.end('SIGQUIT');
      await execute(standby.port, 'alter system reset synchronous_standby_names');
      await execute(standby.port, 'select pg_promote(), pg_reload_conf()');
      await pointTo(standby.port);
      await pool.signal('SIGHUP');
      const lost = primary;
      primary = standby;
      standby = await follow(primary.port, lost.port);
    },
  };
}
