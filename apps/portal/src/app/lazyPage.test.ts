import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, lazyPage, loadChunk } from './lazyPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading a part of the portal', () => {
  it('tries again after a failure', async () => {
    const load = vi.fn(async () => 'page').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const loaded = loadChunk(load);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await loaded).toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives up after a few failures, so that somebody can be asked', async () => {
    const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    const loaded = expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(10_000);
    await loaded;
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('waits 120 seconds for a part that hangs, and no longer (FND-098)', async () => {
    let outcome = 'waiting';
    const loaded = loadChunk(() => new Promise(() => undefined)).catch((error: Error) => {
      outcome = error.name;
    });
    await vi.advanceTimersByTimeAsync(119_900);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(200);
    await loaded;
    expect(outcome).toBe('ChunkLoadError');
  });
});

describe('a page', () => {
  const Page = () => null;

  function open(load: () => Promise<typeof Page>) {
    const router = createMemoryRouter([
      {
        id: 'frame',
        path: '/',
        children: [
          { id: 'home', index: true, Component: Page },
          { id: 'brands', path: 'marcas', lazy: lazyPage(load), ErrorBoundary: Page },
        ],
      },
    ]);
    const visit = async (path: string) => {
      const arrived = router.navigate(path);
      await vi.advanceTimersByTimeAsync(10_000);
      await arrived;
      return router.state.errors;
    };
    return { visit };
  }

  it('fails in its own error boundary, and is asked for again at the next visit of its link', async () => {
    let failing = true;
    const load = vi.fn(async () => {
      if (failing) throw new TypeError('Failed to fetch');
      return Page;
    });
    const { visit } = open(load);
    expect(await visit('/marcas')).toEqual({ brands: expect.any(ChunkLoadError) });
    expect(await visit('/')).toBeNull();
    expect(await visit('/marcas')).toEqual({ brands: expect.any(ChunkLoadError) });
    failing = false;
    load.mockClear();
    expect(await visit('/marcas')).toBeNull(); // its link, pressed where the failure stands
    expect(load).toHaveBeenCalledOnce();
    expect(await visit('/')).toBeNull();
    expect(await visit('/marcas')).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });
});
