import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../internal/testing/mount.tsx';
import { sampleFile } from '../../internal/testing/sampleFiles.ts';
import type { UploadContext, UploadQueueOptions } from './createUploadQueue.ts';
import { useUploadQueue } from './useUploadQueue.ts';

type Queue = ReturnType<typeof useUploadQueue<string>>;

/** A queue under StrictMode whose uploads the test ends by hand. */
function setUp(options: Partial<UploadQueueOptions<string>> = {}) {
  const calls: (UploadContext & {
    file: File;
    resolve: (key: string) => void;
    reject: (e: Error) => void;
  })[] = [];
  const upload = vi.fn((file: File, context: UploadContext) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    calls.push({ ...context, file, resolve, reject });
    return promise;
  });
  let queue: Queue | undefined;
  function Holder() {
    queue = useUploadQueue({ upload, ...options });
    return null;
  }
  const view = mount(<Holder />);
  const current = () => {
    if (!queue) throw new Error('not mounted');
    return queue;
  };
  return {
    upload,
    unmount: view.unmount,
    queue: current,
    states: () => current().items.map(({ state }) => state),
    id: (index: number) => current().items[index]?.id ?? '',
    call: (index: number) => {
      const found = calls[index];
      if (!found) throw new Error('not sent');
      return found;
    },
    acting: (update: () => void) => act(async () => update()),
  };
}

describe('useUploadQueue', () => {
  it('sends each file once, two at a time, under StrictMode (UPL-20)', async () => {
    const { queue, upload, states, call, acting, unmount } = setUp();
    await acting(() => queue().add(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => sampleFile(name))));
    expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
    expect(upload).toHaveBeenCalledTimes(2);
    await acting(() => call(0).resolve('key-a'));
    expect(states()).toEqual(['done', 'uploading', 'uploading']);
    expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(queue().items[0]?.result).toBe('key-a');
    unmount();
  });

  it('sends once when the same files are added twice by a double press (UPL-17)', async () => {
    const { queue, upload, acting, unmount } = setUp();
    const files = [sampleFile('a.pdf')];
    await acting(() => {
      queue().add(files);
      queue().add(files);
    });
    expect(upload).toHaveBeenCalledOnce();
    unmount();
  });

  it('waits for start and sends once when that is pressed twice', async () => {
    const { queue, upload, states, acting, unmount } = setUp({ autoStart: false });
    await acting(() => queue().add([sampleFile('a.pdf')]));
    expect(states()).toEqual(['waiting']);
    expect(queue().uploading).toBe(false);
    await acting(() => {
      queue().start();
      queue().start();
    });
    await acting(() => queue().start());
    expect(upload).toHaveBeenCalledOnce();
    unmount();
  });

  it('aborts within the same tick and lets no late answer through', async () => {
    const { queue, states, call, id, acting, unmount } = setUp();
    await acting(() => queue().add([sampleFile('a.pdf')]));
    await acting(() => {
      queue().cancel(id(0));
      expect(call(0).signal.aborted).toBe(true);
    });
    await acting(() => {
      call(0).onProgress(0.9);
      call(0).resolve('late');
    });
    expect(states()).toEqual(['cancelled']);
    expect(queue().items[0]?.percent).toBeUndefined();
    unmount();
  });

  it('asks for the upload anew on a retry, and keeps the late failure of the first apart (UPL-11)', async () => {
    const { queue, upload, states, call, id, acting, unmount } = setUp({
      describeError: (error) => (error instanceof Error ? error.message : undefined),
    });
    const file = sampleFile('a.pdf');
    await acting(() => queue().add([file]));
    await acting(() => call(0).onProgress(0.5));
    expect(queue().items[0]?.percent).toBe(50);
    await acting(() => call(0).reject(new Error('Sem conexão')));
    expect(queue().items[0]).toMatchObject({ state: 'failed', error: 'Sem conexão' });
    await acting(() => {
      queue().retry(id(0));
      queue().retry(id(0));
    });
    expect(upload).toHaveBeenCalledTimes(2);
    expect(call(1).file).toBe(file);
    await acting(() => queue().cancel(id(0)));
    await acting(() => queue().retry(id(0)));
    await acting(() => call(1).reject(new Error('late')));
    expect(states()).toEqual(['uploading']);
    await acting(() => call(2).resolve('ok'));
    expect(states()).toEqual(['done']);
    unmount();
  });

  it('takes an upload that throws at once as failed', async () => {
    const { queue, states, acting, unmount } = setUp({
      upload: () => {
        throw new Error('no address');
      },
    });
    await acting(() => queue().add([sampleFile('a.pdf')]));
    expect(states()).toEqual(['failed']);
    expect(queue().uploading).toBe(false);
    unmount();
  });

  it('aborts what is on its way when it is removed, and when the page is left', async () => {
    const { queue, call, id, acting, unmount } = setUp();
    await acting(() => queue().add([sampleFile('a.pdf'), sampleFile('a.pdf')]));
    await acting(() => queue().remove(id(0)));
    expect(call(0).signal.aborted).toBe(true);
    expect(call(1).signal.aborted).toBe(false);
    expect(queue().items).toHaveLength(1);
    unmount();
    expect(call(1).signal.aborted).toBe(true);
  });
});
