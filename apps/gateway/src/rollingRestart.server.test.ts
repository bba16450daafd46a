import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from './seed/suppliers/demoUsers.ts';
import { freePort, type PostgresServer, startPostgres } from './testing/postgresServer.ts';

// A small balancer: it asks `/pronto` ten times a second, keeps connections, and takes turns. It tries nothing twice.

let server: PostgresServer;
let url: string;
let folder: string;
const running = new Map<number, ChildProcess>();

beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase('rolling');
  folder = await mkdtemp(path.join(tmpdir(), 'portal-rolling-'));
});

afterAll(async () => {
  for (const child of running.values()) child.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(port: number): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), '--demo'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      GATEWAY_SECRET: 'a-secret-of-tests-with-more-than-32-bytes',
      GATEWAY_DATA: folder,
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      GATEWAY_DRAIN_SECONDS: '5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.set(port, child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Gateway pronto') && resolve());
    child.once('exit', () => reject(new Error('A gateway ended while it started')));
  });
}

async function stop(port: number): Promise<number | null> {
  const child = running.get(port);
  child?.kill('SIGTERM');
  const [code] = child === undefined ? [null] : ((await once(child, 'exit')) as [number | null]);
  return code;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function send(port: number, method: string, path: string, token: string, body?: unknown) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
          ...(token !== '' && { Authorization: `Bearer ${token}` }),
        },
      },
      (response) =>
        void text(response).then(
          (answer) => resolve({ status: response.statusCode ?? 0, body: answer }),
          reject,
        ),
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

it('a rolling restart under load loses no call, and no process ends in anything but order', async () => {
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(start));
  let ready = ports;
  let isOver = false;
  const checks = (async () => {
    for (; !isOver; await wait(100)) {
      const answers = await Promise.all(
        ports.map((port) =>
          fetch(`http://127.0.0.1:${port}/pronto`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      ready = ports.filter((_, index) => answers[index]);
    }
  })();

  let turn = 0;
  const next = (): number => {
    turn += 1;
    return ready[turn % ready.length] ?? 0;
  };
  const signIn = await send(next(), 'POST', '/api/usuarios/login', '', {
    email: 'comercial@demo.portal.br',
    senha: DEMO_PASSWORD,
  });
  const { token } = JSON.parse(signIn.body) as { token: string };
  const statuses = new Map<string, number>();
  const acknowledged: string[] = [];
  const clients = Array.from({ length: 6 }, async (_, client) => {
    for (let call = 0; !isOver; call += 1) {
      const descricao = `RODADA ${client}X${call}`;
      const sent =
        call % 4 === 0
          ? send(next(), 'POST', '/api/produtos/marcas', token, { descricao })
          : send(next(), 'GET', '/api/produtos/marcas?QuantidadeRegistros=10', token);
      const outcome = await sent.then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
      if (outcome === '201') acknowledged.push(descricao);
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    }
  });

  for (let round = 0; round < 2; round += 1) {
    for (const port of ports) {
      await wait(500);
      expect(await stop(port)).toBe(0);
      await start(port);
    }
  }
  await wait(500);
  isOver = true;
  await Promise.all([...clients, checks]);
  expect([...statuses.keys()].sort()).toEqual(['200', '201']);
  for (const descricao of acknowledged.slice(-20)) {
    const found = await send(
      next(),
      'GET',
      `/api/produtos/marcas?filtro=${descricao.replaceAll(' ', '%20')}`,
      token,
    );
    expect(found.body).toContain(`"${descricao}"`);
  }
  agent.destroy();
}, 300_000);
