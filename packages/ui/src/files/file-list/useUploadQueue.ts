import { useEffect, useEffectEvent, useId, useReducer, useRef } from 'react';
import { nextToSend, type QueueAction, type QueuedFile, queueAfter } from './uploadQueue.ts';

export type { QueuedFile } from './uploadQueue.ts';

/** What a transport is handed beside the file. */
export interface UploadContext {
  /** Aborted as soon as the person cancels or the queue leaves the page. */
  signal: AbortSignal;
  /** Takes how much has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

export interface UploadQueueOptions<Result> {
  /**
   * Uploads one file. Called again for each retry, so that it can request a new signed address; its result becomes
   * the item's `result`.
   */
  upload: (file: File, context: UploadContext) => Promise<Result>;
  /** Most files on their way at once. @default 2 */
  concurrency?: number | undefined;
  /** Sends files as they are added; otherwise they wait for `start`. @default true */
  autoStart?: boolean | undefined;
  /** Message of a failed upload; 'Erro carregar arquivo' without one (FND-082, CON-51). */
  describeError?: ((error: unknown) => string | undefined) | undefined;
}

/**
 * A queue of uploads: keeps the state of each file, sends a few at a time, cancels and retries. The caller sends the
 * bytes. Uploads end when the component unmounts.
 */
export function useUploadQueue<Result>({
  upload,
  concurrency = 2,
  autoStart = true,
  describeError,
}: UploadQueueOptions<Result>) {
  const prefix = useId();
  const count = useRef(0);
  const running = useRef(new Map<string, AbortController>());
  const [items, dispatch] = useReducer<readonly QueuedFile<Result>[], [QueueAction<Result>]>(queueAfter, []);

  const stop = (id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
  };

  const send = useEffectEvent(({ id, file }: QueuedFile<Result>) => {
    if (running.current.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    dispatch({ type: 'started', id });

    const end = (action: QueueAction<Result>) => {
      if (running.current.get(id) !== controller) return; // cancelled meanwhile, or sent anew
      running.current.delete(id);
      dispatch(action);
    };
    const onProgress = (fraction: number) => {
      if (running.current.get(id) === controller)
        dispatch({ type: 'progressed', id, percent: fraction * 100 });
    };
    const sent = (async () => upload(file, { signal, onProgress }))();
    sent.then(
      (result) => end({ type: 'succeeded', id, result }),
      (error: unknown) => end({ type: 'failed', id, error: describeError?.(error) }),
    );
  });

  useEffect(() => {
    for (const item of nextToSend(items, concurrency)) send(item);
  }, [items, concurrency]);

  useEffect(() => {
    const left = running.current;
    return () => {
      for (const [id, controller] of left) {
        controller.abort();
        dispatch({ type: 'cancel', id });
      }
      left.clear();
    };
  }, []);

  return {
    /** In the order added. */
    items,
    /** Whether a file is on its way or about to be. */
    uploading: items.some(({ state, held }) => state === 'uploading' || (state === 'waiting' && !held)),
    /** Adds files at the end; the very same file twice while it is on its way counts once. */
    add(files: readonly File[]) {
      dispatch({
        type: 'add',
        files: files.map((file) => {
          count.current += 1;
          const id = `${prefix}${count.current}`;
          return { id, name: file.name, bytes: file.size, state: 'waiting', held: !autoStart, file };
        }),
      });
    },
    /** Sends what waits, where files are not sent as they are added; pressed twice it sends once (UPL-17). */
    start: () => dispatch({ type: 'release' }),
    /** Aborts the upload at once. */
    cancel(id: string) {
      stop(id);
      dispatch({ type: 'cancel', id });
    },
    /** Sends a failed or cancelled file again. */
    retry: (id: string) => dispatch({ type: 'retry', id }),
    /** Removes a file from the queue, whatever its state. */
    remove(id: string) {
      stop(id);
      dispatch({ type: 'remove', id });
    },
  };
}
