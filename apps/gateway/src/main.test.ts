import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from './seed/suppliers/demoUsers.ts';
import { endPrograms, type Program, startProgram } from './testing/gatewayProgram.ts';
import { startObjectStore } from './testing/objectStore.ts';

// These tests run the program itself, with its own seed, on a directory of their own.

let data: string;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'gateway-main-'));
});

afterAll(() => rm(data, { recursive: true, force: true }));

const start = (
  args: readonly string[],
  environment?: Record<string, string>,
  program?: string,
  stdout?: number,
) => startProgram(data, args, environment, program, stdout);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a gateway whose output nobody reads takes calls. */
const untilReady = (port: number) =>
  vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/pronto`)).status).toBe(200), 30_000);

const post = (url: string, body: unknown, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });

const signIn = (address: string) =>
  post(`${address}/api/usuarios/login`, { email: 'comercial@demo.portal.br', senha: DEMO_PASSWORD });

/** Sends bytes that no client of the platform would send. */
async function raw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('the gateway program', () => {
  afterEach(endPrograms);

  it('seeds at its first start, keeps accepted data after kill -9, and keeps its sessions', async () => {
    const first = start(['--demo']);
    const address = await first.ready;
    expect(first.output()).toContain('Dados iniciais criados.');
    const { token } = (await (await signIn(address)).json()) as Schemas['SignedIn'];
    const accepted: string[] = [];
    for (let count = 1; count <= 20; count += 1) {
      const descricao = `DURÁVEL ${count}`;
      const response = await post(`${address}/api/produtos/marcas`, { descricao }, token);
      if (response.status === 201) accepted.push(descricao);
    }
    // Without waiting for anything after the last answer.
    first.child.kill('SIGKILL');
    await first.ended;
    expect(accepted).toHaveLength(20);

    const second = start(['--demo']);
    const again = await second.ready;
    expect(second.output()).not.toContain('Dados iniciais criados.');
    const found = await fetch(`${again}/api/produtos/marcas?filtro=DURAVEL&QuantidadeRegistros=100`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(found.status).toBe(200);
    const { marcas } = (await found.json()) as Schemas['BrandList'];
    expect(marcas.map(({ descricao }) => descricao).sort()).toEqual(accepted.sort());
    expect(second.output()).not.toContain(token);

    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  }, 180_000); // fills a database, and starts again after

  it('ends cleanly, and says why, when the program that started it is gone', async () => {
    const program = start(['--demo']);
    await program.ready;
    program.child.disconnect();
    expect(await program.ended).toBe(0);
    expect(program.output()).toContain('O programa que iniciou o gateway terminou: encerrando.');
  });

  it.each(['text', 'json'])('goes on when nobody reads its log any more (%s)', async (form) => {
    const program = start(['--demo'], { GATEWAY_LOG: form });
    const address = await program.ready;
    program.child.stdout?.destroy();
    program.child.stderr?.destroy();
    for (let call = 0; call < 5; call += 1) expect((await fetch(`${address}/saude`)).status).toBe(200);
    expect(program.child.exitCode).toBeNull();
  });

  it.each(['text', 'json'])('goes on when the disk under its log is full (%s)', async (form) => {
    const port = await freePort();
    await using full = await open('/dev/full', 'w');
    const program = start(['--demo'], { GATEWAY_LOG: form, GATEWAY_PORT: String(port) }, undefined, full.fd);
    await untilReady(port);
    for (let call = 0; call < 5; call += 1)
      expect((await fetch(`http://127.0.0.1:${port}/saude`)).status).toBe(200);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  it('takes calls while it still looks for what is over, however long that takes', async () => {
    const store = await startObjectStore();
    try {
      const { settings } = store;
      const port = await freePort();
      store.failWith('silence');
      const started = performance.now();
      const program = start(['--demo'], {
        GATEWAY_PORT: String(port),
        S3_ENDPOINT: settings.endpoint,
        S3_BUCKET: settings.bucket,
        S3_REGION: settings.region,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      });
      await program.ready;
      expect(performance.now() - started).toBeLessThan(14_000); // the store counts as away after 15 seconds
      await untilReady(port);
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);
    } finally {
      await store.close();
    }
  });

  it('answers the calls under way when one wish to end it comes as two signals', async () => {
    const program = start(['--demo']);
    const address = await program.ready;
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify({ email: 'x@y.example', senha: 'errada' });
    const head = `POST /api/usuarios/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`);
    await once(socket, 'data'); // it is under way
    program.child.kill('SIGINT');
    await vi.waitFor(() => expect(fetch(`${address}/saude`)).rejects.toThrow());
    program.child.kill('SIGTERM');
    program.child.disconnect();
    socket.write(body);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(await program.ended).toBe(0);
  });

  it('is no demonstration on data that are none', async () => {
    const real = await mkdtemp(path.join(tmpdir(), 'gateway-real-'));
    try {
      const first = startProgram(real, []);
      await first.ready;
      first.child.kill('SIGINT');
      expect(await first.ended).toBe(0);
      const second = startProgram(real, ['--demo']);
      expect(await second.ended).toBe(1);
      expect(second.output().trim().split('\n')).toEqual([
        expect.stringContaining('Estes dados não são de uma demonstração'),
      ]);
    } finally {
      await rm(real, { recursive: true, force: true });
    }
  });

  it('keeps the key of its tokens readable by its owner only', async () => {
    const { mode } = await stat(path.join(data, 'secret'));
    expect(mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(path.join(data, 'secret'), 'utf8'), 'base64')).toHaveLength(32);
  });

  it('lets no demo user in without demonstration mode, not even with an old token', async () => {
    const demo = start(['--demo']);
    const { token } = (await (await signIn(await demo.ready)).json()) as Schemas['SignedIn'];
    demo.child.kill('SIGINT');
    expect(await demo.ended).toBe(0);

    const real = start([]);
    const address = await real.ready;
    expect(real.output()).toContain('Sem servidor de e-mail (SMTP_URL e MAIL_FROM)');
    expect(demo.output()).not.toContain('Sem servidor de e-mail');
    for (const line of real.output().trim().split('\n')) {
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: 'info', event: 'program' });
    }
    expect((await signIn(address)).status).toBe(401);
    const profile = await fetch(`${address}/api/usuarios/perfil`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(profile.status).toBe(401);
  });

  it('lets in who was given access by the command for staff, without demonstration mode (D25)', async () => {
    const email = 'ana.reis@empresa.com.br';
    const ana = ['--email', email, '--name', 'Ana Reis', '--role', 'Diretoria'];
    const command = start(ana, { PORTAL_ORIGINS: 'https://portal.example' }, 'staff.ts');
    expect(await command.ended).toBe(0);
    const link = `https://portal.example${href('new-password')}#codigo=`;
    const codigo = command.output().split(link).at(1)?.split('&').at(0);

    const gateway = start([]);
    const address = await gateway.ready;
    const chosen = await fetch(`${address}/api/usuarios/nova-senha`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ codigo, senha: 'Trilho-Verde-7' }),
    });
    expect(chosen.status).toBe(204);
    const entered = await post(`${address}/api/usuarios/login`, { email, senha: 'Trilho-Verde-7' });
    expect(entered.status).toBe(200);

    const second = start(ana, {}, 'staff.ts');
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('estão em uso por outro gateway');
    gateway.child.kill('SIGINT');
    await gateway.ended;
    const unknown = start(['--email', email, '--role', 'Chefe'], {}, 'staff.ts');
    expect(await unknown.ended).toBe(1);
    expect(unknown.output().trim().split('\n')).toHaveLength(1);
    const again = start(ana, {}, 'staff.ts');
    expect(await again.ended).toBe(0);
    expect(again.output()).toContain('já faz parte da equipe: Diretoria.');
  });

  it.each(['127.0.0.1', '::1'])('reports in one line that the port is taken at %s', async (host) => {
    const other: Server = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const program = start(['--demo'], { GATEWAY_PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.output().trim()).toBe(
      `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra com GATEWAY_PORT.`,
    );
    other.close();
  });

  it('reports a wrong setting in one line', async () => {
    const program = start(['--demo'], { PORTAL_ORIGINS: '*' });
    expect(await program.ended).toBe(1);
    expect(program.output().trim().split('\n')).toHaveLength(1);
  });

  it('drops everything and seeds again with --reset', async () => {
    const address = await start(['--demo', '--reset']).ready;
    const { token } = (await (await signIn(address)).json()) as Schemas['SignedIn'];
    const found = await fetch(`${address}/api/produtos/marcas?filtro=DURAVEL`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await found.json()).toMatchObject({ marcas: [] });
  });
});

describe('a gateway that runs', () => {
  let running: Program;

  beforeAll(async () => {
    running = start(['--demo']);
    await running.ready;
  });

  afterAll(endPrograms);

  it('reports in one line that the data are in use', async () => {
    const second = start(['--demo']);
    expect(await second.ended).toBe(1);
    expect(second.output().trim().split('\n')).toEqual([
      `Os dados em ${data} estão em uso por outro gateway (processo ${running.child.pid}). Encerre-o antes.`,
    ]);
  });

  it('uses its own headers and body for requests that Node refuses (GW-16, GW-18)', async () => {
    const address = await running.ready;
    const requests = [
      `TRACE /api/produtos/marcas HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      `GET /api/produtos/marcas?filtro=${'x'.repeat(102_400)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET /api/produtos/marcas HTTP/1.1\r\n\r\n`,
      `nonsense\r\n\r\n`,
      `GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      `GET /api HTTP/1.1\r\nHost: a b c\r\nConnection: close\r\n\r\n`,
      // Two ends of one message (ASVS 4.2.1).
      `POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET`,
      `POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    ];
    for (const request of requests) {
      const answer = await raw(address, request);
      expect(answer, request.slice(0, 40)).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(answer.toLowerCase()).toMatch(/\r\nx-request-id: [0-9a-f]{16}\r\n/);
      expect(answer.toLowerCase()).toContain('application/json; charset=utf-8');
      expect(answer).not.toContain('node_modules');
      expect(answer.toLowerCase()).not.toContain('x-powered-by');
    }
    expect((await fetch(`${address}/saude`)).status).toBe(200);
  });
});
