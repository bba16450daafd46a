import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { createSendKey } from './sendKey.ts';

/** The keys of two tries, of which the first ends in a failure or, without one, in an answer. */
async function keysAfter(kind?: ApiErrorKind): Promise<readonly [string, string]> {
  const sendKey = createSendKey();
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    if (kind && keys.length === 1) throw new ApiError({ kind });
  };
  await sendKey.send(send).catch(() => undefined);
  await sendKey.send(send);
  return [keys[0] ?? '', keys[1] ?? ''];
}

it.each(['network', 'timeout', 'server', 'invalidResponse', 'throttled', 'conflict'] as const)(
  'sends the same key again after %s: it may have been stored',
  async (kind) => {
    const [first, second] = await keysAfter(kind);
    expect(second).toBe(first);
  },
);

it.each(['validation', 'forbidden', 'notFound', 'unauthenticated', undefined] as const)(
  'sends another key after %s: it is another record',
  async (kind) => {
    const [first, second] = await keysAfter(kind);
    expect(second).not.toBe(first);
  },
);

it('gives a draft no key that is taken by something else, until it goes on with another', async () => {
  const sendKey = createSendKey();
  const taken = sendKey.current;
  const refuse = async () => {
    throw new ApiError({ kind: 'conflict', status: 422 });
  };
  await expect(sendKey.send(refuse)).rejects.toThrow();
  expect(sendKey.current).toBeUndefined();
  sendKey.current = undefined;
  expect(sendKey.current).toMatch(/^[\da-f-]{36}$/);
  expect(sendKey.current).not.toBe(taken);
});

it('goes on with the key of an earlier try', async () => {
  const earlier = crypto.randomUUID();
  const sendKey = createSendKey();
  sendKey.current = earlier;
  expect(await sendKey.send(async (key) => key)).toBe(earlier);
});
