import { expect, it } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { createUploadQueue, type UploadContext } from './createUploadQueue.ts';

const file = (name: string) => new File(['x'], name);

/** A queue for two places whose uploads the test ends by hand. */
function openQueue() {
  const calls: (UploadContext & { target: string; resolve(key: string): void; reject(e: Error): void })[] =
    [];
  const queue = createUploadQueue<string, string>({
    concurrency: 1,
    upload: (_, context, target) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      calls.push({ ...context, target, resolve, reject });
      return promise;
    },
  });
  return { queue, calls, states: () => queue.items().map(({ target, state }) => `${target} ${state}`) };
}

it('sends files of several places one after another, each with its place', async () => {
  const { queue, calls, states } = openQueue();
  queue.add([file('a.pdf')], 'contrato');
  queue.add([file('b.pdf')], 'alvara');
  expect(states()).toEqual(['contrato uploading', 'alvara waiting']);
  calls[0]?.resolve('key-a');
  await waitFor(() => expect(states()).toEqual(['contrato done', 'alvara uploading']));
  expect(calls.map(({ target }) => target)).toEqual(['contrato', 'alvara']);
  expect(queue.items()[0]?.result).toBe('key-a');
});

it('takes the same file for two places, and once for one', () => {
  const { queue, states } = openQueue();
  const same = file('a.pdf');
  queue.add([same], 'contrato');
  queue.add([same], 'contrato');
  queue.add([same], 'alvara');
  expect(states()).toEqual(['contrato uploading', 'alvara waiting']);
});

it('tells each change with another list, and nobody who has left', () => {
  const { queue, calls } = openQueue();
  const seen: unknown[] = [];
  const leave = queue.subscribe(() => seen.push(queue.items()));
  queue.add([file('a.pdf')], 'contrato');
  calls[0]?.onProgress(0.5);
  calls[0]?.onProgress(0.5);
  expect(seen).toHaveLength(2);
  expect(seen[0]).not.toBe(seen[1]);
  leave();
  calls[0]?.onProgress(0.6);
  expect(seen).toHaveLength(2);
});

it('keeps what a file failed with until it is sent again', async () => {
  const { queue, calls } = openQueue();
  const cause = new Error('Sem conexão');
  queue.add([file('a.pdf')], 'contrato');
  calls[0]?.reject(cause);
  await waitFor(() => expect(queue.items()[0]).toMatchObject({ state: 'failed', cause }));
  queue.retry(queue.items()[0]?.id ?? '');
  expect(queue.items()[0]).toMatchObject({ state: 'uploading', cause: undefined });
});

it('aborts and forgets everything at its end, and lets no late answer through', async () => {
  const { queue, calls, states } = openQueue();
  queue.add([file('a.pdf'), file('b.pdf')], 'contrato');
  queue.end();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.resolve('late');
  await Promise.resolve();
  expect(states()).toEqual([]);
  expect(calls).toHaveLength(1);
});

it('sends each file once where a transport tells of progress at once', () => {
  const sent: string[] = [];
  const queue = createUploadQueue({
    upload: ({ name }, { onProgress }) => {
      sent.push(name);
      onProgress(0);
      return new Promise(() => {});
    },
  });
  queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  expect(sent).toEqual(['a.pdf', 'b.pdf']);
  expect(queue.items().map(({ state }) => state)).toEqual(['uploading', 'uploading', 'waiting']);
});
