import { nextToSend, type QueueAction, type QueuedFile, queueAfter } from './uploadQueue.ts';

/** What a transport is handed beside the file. */
export interface UploadContext {
  /** Aborted as soon as the person cancels or the queue ends. */
  signal: AbortSignal;
  /** Takes how much has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

export interface UploadQueueOptions<Result, Target = void> {
  /**
   * Uploads one file. Called again for each retry, so that it can request a new signed address; its result becomes
   * the item's `result`.
   */
  upload: (file: File, context: UploadContext, target: Target) => Promise<Result>;
  /** Most files on their way at once. @default 2 */
  concurrency?: number | undefined;
  /** Sends files as they are added; otherwise they wait for `start`. @default true */
  autoStart?: boolean | undefined;
  /** Message of a failed upload; 'Erro carregar arquivo' without one (FND-082, CON-51). */
  describeError?: ((error: unknown) => string | undefined) | undefined;
}

/** A queue of uploads; `Target` is where a file goes, where one queue serves several places. */
export interface UploadQueue<Result, Target = void> {
  /** The files in the order added; another list after each change. */
  items(): readonly QueuedFile<Result, Target>[];
  /** Calls back after each change. @returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Adds files at the end; the very same file twice for one target while it is on its way counts once. */
  add(files: readonly File[], target: Target): void;
  /** Sends what waits, where files are not sent as they are added; pressed twice it sends once (UPL-17). */
  start(): void;
  /** Aborts the upload at once. */
  cancel(id: string): void;
  /** Sends a failed or cancelled file again. */
  retry(id: string): void;
  /** Removes a file from the queue, whatever its state; what is on its way is aborted. */
  remove(id: string): void;
  /** Aborts what is on its way and forgets every file. */
  end(): void;
}

let queues = 0;

/**
 * Creates a queue of uploads that outlives the components that show it: it keeps the state of each file, sends a few at
 * a time, cancels and retries. The caller sends the bytes.
 */
export function createUploadQueue<Result, Target = void>({
  upload,
  concurrency = 2,
  autoStart = true,
  describeError,
}: UploadQueueOptions<Result, Target>): UploadQueue<Result, Target> {
  queues += 1;
  const prefix = `upload-${queues}-`;
  let count = 0;
  let items: readonly QueuedFile<Result, Target>[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const dispatch = (action: QueueAction<Result, Target>) => {
    const next = queueAfter(items, action);
    if (next === items) return;
    items = next;
    // One at a time: a transport that reports progress at once gets here again.
    for (let item = nextToSend(items, concurrency); item; item = nextToSend(items, concurrency)) send(item);
    for (const listener of listeners) listener();
  };

  const send = ({ id, file, target }: QueuedFile<Result, Target>) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    items = queueAfter(items, { type: 'started', id });

    const end = (action: QueueAction<Result, Target>) => {
      if (running.get(id) !== controller) return; // cancelled meanwhile, or sent anew
      running.delete(id);
      dispatch(action);
    };
    const onProgress = (fraction: number) => {
      if (running.get(id) === controller) dispatch({ type: 'progressed', id, percent: fraction * 100 });
    };
    const sent = (async () => upload(file, { signal, onProgress }, target))();
    sent.then(
      (result) => end({ type: 'succeeded', id, result }),
      (cause: unknown) => end({ type: 'failed', id, cause, error: describeError?.(cause) }),
    );
  };

  const stop = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
  };

  return {
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(files, target) {
      dispatch({
        type: 'add',
        files: files.map((file) => {
          count += 1;
          const id = `${prefix}${count}`;
          return { id, name: file.name, bytes: file.size, state: 'waiting', held: !autoStart, file, target };
        }),
      });
    },
    start: () => dispatch({ type: 'release' }),
    cancel(id) {
      stop(id);
      dispatch({ type: 'cancel', id });
    },
    retry: (id) => dispatch({ type: 'retry', id }),
    remove(id) {
      stop(id);
      dispatch({ type: 'remove', id });
    },
    end() {
      for (const id of [...running.keys()]) stop(id);
      dispatch({ type: 'end' });
    },
  };
}
