import { describe, expect, it } from 'vitest';
import { createTurnstile } from './createTurnstile.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('createTurnstile', () => {
  it('runs no more tasks at once than it has places, in their order', async () => {
    const turnstile = createTurnstile(2);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const all = [1, 2, 3, 4].map((name) =>
      turnstile(async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      }),
    );
    await nextTurn();
    expect(started).toEqual([1, 2]);
    ends[1]?.();
    await nextTurn();
    expect(started).toEqual([1, 2, 3]);
    ends[0]?.();
    await nextTurn();
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  });

  it('frees the place when the task fails', async () => {
    const turnstile = createTurnstile(1);
    const fail = () => turnstile(() => Promise.reject(new Error('broken')));
    await expect(fail()).rejects.toThrow('broken');
    await expect(fail()).rejects.toThrow('broken');
    expect(await turnstile(async () => 'through')).toBe('through');
  });
});
