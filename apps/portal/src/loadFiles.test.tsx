import { afterEach, expect, it, vi } from 'vitest';
import { fetchFirst, isLoading, loadFiles } from './loadFiles.ts';

const load = vi.fn(async () => 'parte');

afterEach(() => load.mockClear());

const links = (file: string) => document.head.querySelectorAll(`link[href$="${file}"]`);

it('has files loaded while a page begins, each once', async () => {
  expect(await loadFiles(load, ['assets/lista.js'])).toBe('parte');
  expect(await loadFiles(load, ['assets/lista.js'])).toBe('parte');
  expect(await loadFiles(load)).toBe('parte');
  expect(links('assets/lista.js')).toHaveLength(1);
  expect(links('assets/lista.js')[0]).toHaveProperty('rel', 'modulepreload');
});

it('fetches them first from then on, so that what failed can be asked for again', async () => {
  fetchFirst();
  const fetching = vi.spyOn(window, 'fetch');
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadFiles(load, ['assets/menu.js'])).rejects.toThrow(TypeError);
  fetching.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(loadFiles(load, ['assets/menu.js'])).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();

  fetching.mockResolvedValueOnce(new Response('export {}'));
  expect(await loadFiles(load, ['assets/menu.js'])).toBe('parte');
  expect(await loadFiles(load, ['assets/menu.js', 'assets/lista.js'])).toBe('parte');
  expect(fetching.mock.calls).toEqual(Array(3).fill(['/assets/menu.js']));
  expect(links('assets/menu.js')).toHaveLength(0);
});

it('knows what is under way, also once that failed', async () => {
  const late = Promise.withResolvers<string>();
  const loading = loadFiles(() => late.promise);
  expect(isLoading()).toBe(true);
  late.reject(new TypeError('Failed to fetch'));
  await expect(loading).rejects.toThrow(TypeError);
  expect(isLoading()).toBe(false);
});
