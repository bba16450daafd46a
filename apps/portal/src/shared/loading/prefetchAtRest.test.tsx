import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchAtRest } from './prefetchAtRest.ts';

beforeEach(() => void vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0));

/** Calls back in the next frame, which is when a browser that is free would be asked. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A client that is reading something, until it is answered. */
function reading() {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const read = client.fetchQuery({ queryKey: ['produtos'], queryFn: () => answer.promise });
  return {
    client,
    answer() {
      answer.resolve('linhas');
      return read;
    },
  };
}

let stop = () => {};
afterEach(() => stop());

it('waits for what the first page asked for, and for an idle browser, once', async () => {
  const { client, answer } = reading();
  stop = prefetchAtRest(client);
  await nextFrame();
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
  await answer();
  await client.fetchQuery({ queryKey: ['marcas'], queryFn: () => 'linhas' });
  await expect.poll(() => vi.mocked(window.requestIdleCallback).mock.calls.length).toBe(1);
});

it('does not wait where a page asks for nothing', async () => {
  stop = prefetchAtRest(new QueryClient());
  await nextFrame();
  expect(window.requestIdleCallback).toHaveBeenCalledOnce();
});

it('is over when the frame of the pages goes', async () => {
  const { client, answer } = reading();
  prefetchAtRest(client)();
  await answer();
  await nextFrame();
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
});
