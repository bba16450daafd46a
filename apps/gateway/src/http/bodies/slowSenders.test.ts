import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { emailOf, PASSWORD } from '../../testing/fixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { type Listening, listen } from '../server/listen.ts';
import type { SenderPace } from './pacedBytes.ts';

let gateway: TestGateway;
let listening: Listening;
const sockets: Socket[] = [];

async function start(pace: SenderPace): Promise<void> {
  gateway = await createTestGateway({ pace });
  listening = await listen((request, env) => gateway.app.fetch(request, env), '127.0.0.1', 0);
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listening.close(0);
  await gateway.close();
});

/** Sends the head of a call and the beginning of its body, and keeps the connection. */
function begin(call: string, headers: Readonly<Record<string, string | number>>, body: string): Socket {
  const socket = connect(listening.port, '127.0.0.1');
  sockets.push(socket);
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => {});
  socket.write([`${call} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  return socket;
}

/** Begins to send a product with photos of two megabytes, and stops after a byte. */
const beginPhotos = (token: string) =>
  begin(
    'POST /api/produtos',
    {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': 2_000_000,
      'Idempotency-Key': crypto.randomUUID(),
    },
    '-',
  );

/** Sends two megabytes of a supplier at once; what they hold is refused, which is an answer. */
const sendPhotos = async (token: string) =>
  (
    await fetch(`http://127.0.0.1:${listening.port}/api/produtos/solicitacoes-cadastros/produtos`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: '-'.repeat(2_000_000),
    })
  ).status;

const arriving = () => readdirSync(path.join(gateway.filesDirectory, 'arriving')).length;

it('senders of photos who stop after a byte keep nobody else waiting', async () => {
  await start({ patienceMs: 60_000, bytesPerSecond: 16_384 });
  const token = await gateway.tokenOf('Comercial');
  for (let sender = 0; sender < 6; sender += 1) beginPhotos(token);
  await expect.poll(arriving).toBe(3); // of one account; the others come after them
  const others = await Promise.all(
    [1, 2, 3, 4].map(async () => sendPhotos(await gateway.tokenOf('Fornecedor'))),
  );
  expect(others).toEqual([400, 400, 400, 400]);
  expect(arriving()).toBe(3);
});

it('a sender who stops is refused, and leaves nothing behind', async () => {
  await start({ patienceMs: 200, bytesPerSecond: 16_384 });
  const answer = await text(beginPhotos(await gateway.tokenOf('Comercial')));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('O envio parou ou está lento demais. Verifique a conexão e tente novamente.');
  expect(arriving()).toBe(0);
});

it('a sender who never stops but is slower than the pace is refused', async () => {
  await start({ patienceMs: 400, bytesPerSecond: 16_384 });
  const socket = beginPhotos(await gateway.tokenOf('Comercial'));
  const drip = setInterval(() => socket.write('-'), 20);
  const answer = await text(socket).finally(() => clearInterval(drip));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('a sign-in that is sent by half ends, and its connection with it', async () => {
  await start({ patienceMs: 200, bytesPerSecond: 16_384 });
  const body = JSON.stringify({ email: emailOf('Comercial'), senha: PASSWORD });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const answer = await text(begin('POST /api/usuarios/login', headers, body.slice(0, 10)));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain('connection: close');
});
