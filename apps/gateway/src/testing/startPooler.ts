import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type PostgresServer } from './postgresServer.ts';

/** A pgbouncer in front of a server. */
export interface Pooler {
  /** Address of a database behind it. */
  url(database: string): string;
  close(): Promise<void>;
}

/**
 * Starts pgbouncer in transaction mode with few connections to the server, so that consecutive transactions of a client
 * run on different ones. Nothing is set to make it more lenient. 1.18 may end when the server was frozen: then it is
 * started again, as its service does with `Restart=always`.
 */
export async function startPooler(server: PostgresServer): Promise<Pooler> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-pooler-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${server.port} user=portal
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
server_round_robin = 1
`,
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []; // it refuses to run as root
  let isClosed = false;
  const start = (): ChildProcess => {
    const started = spawn('pgbouncer', ['-q', ...asUser, file], { stdio: 'ignore' });
    started.on('error', () => {});
    started.once('exit', () => {
      if (isUp && !isClosed) child = start();
    });
    return started;
  };
  let isUp = false;
  let child = start();
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isUp) break;
    if (tries === 100) throw new Error('These tests need pgbouncer: install the package pgbouncer');
    await wait(50);
  }
  return {
    url: (database) => `postgres://portal@127.0.0.1:${port}/${database}`,
    close: async () => {
      isClosed = true;
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
