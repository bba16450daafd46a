import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
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

  it('hands its failure to the error boundary of the page, not to the router', async () => {
    const { Component } = lazyPage(async () => Promise.reject(new TypeError('Failed to fetch')));
    const loaded = Component();
    await vi.advanceTimersByTimeAsync(10_000);
    const page = createElement(await loaded);
    expect(() => renderToString(page)).toThrow(ChunkLoadError);
  });
});
