import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFiles } from '../../loadFiles.ts';
import { lazyOverlay } from './lazyOverlay.tsx';
import { prefetchAtRest } from './prefetchAtRest.ts';

const ui = vi.hoisted(() => ({ prefetchParts: vi.fn() }));
vi.mock('@portal/ui', () => ui);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
});

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
  ui.prefetchParts.mockClear();
});

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

const later = () => vi.advanceTimersByTimeAsync(1_000);

it('waits for what the first page asked for, and fetches once', async () => {
  const { client, answer } = reading();
  stop = prefetchAtRest(client);
  await later();
  expect(ui.prefetchParts).not.toHaveBeenCalled();
  await answer();
  await later();
  await client.fetchQuery({ queryKey: ['marcas'], queryFn: () => 'linhas' });
  await later();
  expect(ui.prefetchParts).toHaveBeenCalledOnce();
});

it('waits for a part of the page that is still on its way', async () => {
  const part = Promise.withResolvers<void>();
  const loading = loadFiles(() => part.promise);
  stop = prefetchAtRest(new QueryClient());
  await later();
  expect(ui.prefetchParts).not.toHaveBeenCalled();
  part.resolve();
  await loading;
  await later();
  expect(ui.prefetchParts).toHaveBeenCalledOnce();
});

it('does not wait where a page asks for nothing', async () => {
  stop = prefetchAtRest(new QueryClient());
  await later();
  expect(ui.prefetchParts).toHaveBeenCalledOnce();
});

it('fetches what the portal itself opens over its pages', async () => {
  const load = vi.fn(async () => () => null);
  lazyOverlay(load);
  stop = prefetchAtRest(new QueryClient());
  await later();
  expect(load).toHaveBeenCalledOnce();
});

it('is over when the frame of the pages goes', async () => {
  const { client, answer } = reading();
  prefetchAtRest(client)();
  await answer();
  await later();
  expect(ui.prefetchParts).not.toHaveBeenCalled();
});
