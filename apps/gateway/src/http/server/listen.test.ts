import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';

let listening: Listening;
let agent: Agent;
/** Calls that wait for their answer. */
let waiting: (() => void)[] = [];

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  waiting = [];
  listening = await listen(
    async (request) => {
      if (request.url.endsWith('/slow')) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response('ok');
    },
    '127.0.0.1',
    0,
  );
});

afterEach(async () => {
  agent.destroy();
  await listening.close(0);
});

/** Calls over a connection that is kept. */
const call = (path: string) =>
  new Promise<{ body: string; connection: string | undefined; keepAlive: string | undefined }>(
    (resolve, reject) => {
      get({ port: listening.port, host: '127.0.0.1', path, agent }, (response) => {
        const { connection, 'keep-alive': keepAlive } = response.headers;
        text(response).then((body) => resolve({ body, connection, keepAlive: String(keepAlive) }), reject);
      }).on('error', reject);
    },
  );

describe('a gateway behind a balancer', () => {
  it('keeps connections longer than the balancer, which would else send a call into one just closed', async () => {
    const answer = await call('/');
    expect(answer.connection).toBe('keep-alive');
    expect(Number(/timeout=(\d+)/.exec(answer.keepAlive ?? '')?.[1])).toBeGreaterThan(60);
  });

  it('still takes calls while it drains, and ends the connection of each', async () => {
    const slow = call('/slow');
    await expect.poll(() => waiting.length).toBe(1);
    listening.drain();
    expect(await call('/')).toMatchObject({ body: 'ok', connection: 'close' });
    waiting[0]?.();
    expect(await slow).toMatchObject({ body: 'ok', connection: 'close' });
  });
});

describe('a caller that sends no request', () => {
  it('gets 400, and its connection ends though it never ends it', async () => {
    const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    let answer = '';
    socket.on('data', (piece) => {
      answer += String(piece);
    });
    socket.write('rubbish\r\n\r\n');
    await once(socket, 'end');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    // Bytes for a connection that is gone are answered with a reset.
    const isGone = () => {
      socket.write('x');
      return socket.destroyed;
    };
    await expect.poll(isGone, { timeout: 4_000 }).toBe(true);
  });
});

describe('a gateway that ends', () => {
  it('answers what is under way, and waits neither for idle connections nor for silent ones', async () => {
    await call('/');
    const silent = connect(listening.port, '127.0.0.1').on('error', () => {});
    const slow = call('/slow');
    await expect.poll(() => waiting.length).toBe(1);
    const ended = listening.close(60_000);
    await expect(call('/')).rejects.toThrow();
    waiting[0]?.();
    expect((await slow).body).toBe('ok');
    await ended;
    silent.destroy();
  });

  it('cuts what takes longer than its time', async () => {
    const slow = call('/slow');
    await expect.poll(() => waiting.length).toBe(1);
    await Promise.all([listening.close(100), expect(slow).rejects.toThrow()]);
  });
});
