import type { ReactNode } from 'react';

/** State of a file in the queue. */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';

/** A file on its way, or one stored already (`done`). */
export interface UploadQueueItem {
  /** Unique id, since two files may have the same name. */
  id: string;
  /** As the person knows it, with its ending. */
  name: string;
  /** Size in bytes; leave out where it is not known. */
  bytes?: number | undefined;
  state: UploadState;
  /** Progress from 0 to 100; leave out when unknown. */
  percent?: number | undefined;
  /** What went wrong. @default 'Erro carregar arquivo' */
  error?: string | undefined;
  /** What else is told of it, as a badge or a link. */
  detail?: ReactNode;
  /** Whether it may be taken out of a list that has `onRemove`. @default true */
  removable?: boolean | undefined;
}

/** A file in a queue of uploads. */
export interface QueuedFile<Result, Target = void> extends UploadQueueItem {
  /** By reference: nothing of it is read or copied. */
  file: File;
  /** Where it goes. */
  target: Target;
  /** Waits for `start`. */
  held: boolean;
  /** What the upload resolved to. */
  result?: Result | undefined;
  /** What a failed upload was rejected with. */
  cause?: unknown;
}

export type QueueAction<Result, Target = void> =
  | { type: 'add'; files: readonly QueuedFile<Result, Target>[] }
  | { type: 'release' | 'end' }
  | { type: 'remove'; id: string }
  | ItemAction<Result>;

type ItemAction<Result> =
  | { type: 'started' | 'cancel' | 'retry'; id: string }
  | { type: 'progressed'; id: string; percent: number }
  | { type: 'succeeded'; id: string; result: Result }
  | { type: 'failed'; id: string; error: string | undefined; cause?: unknown };

/** Whether a file waits or is being sent. */
export const isUnderWay = ({ state }: Pick<UploadQueueItem, 'state'>): boolean =>
  state === 'waiting' || state === 'uploading';

/** The item after an event; unchanged when the event comes too late. */
function itemAfter<Result, Target>(
  item: QueuedFile<Result, Target>,
  action: ItemAction<Result>,
): QueuedFile<Result, Target> {
  const sending = item.state === 'uploading';
  switch (action.type) {
    case 'started':
      return item.state === 'waiting' ? { ...item, state: 'uploading', percent: undefined } : item;
    case 'progressed': {
      const percent = Math.max(item.percent ?? 0, Math.min(Math.floor(action.percent) || 0, 100));
      return sending && percent !== item.percent ? { ...item, percent } : item;
    }
    case 'succeeded':
      return sending ? { ...item, state: 'done', percent: 100, result: action.result } : item;
    case 'failed':
      return sending ? { ...item, state: 'failed', error: action.error, cause: action.cause } : item;
    case 'cancel':
      return isUnderWay(item) ? { ...item, state: 'cancelled' } : item;
    case 'retry':
      return item.state === 'failed' || item.state === 'cancelled'
        ? { ...item, state: 'waiting', held: false, percent: undefined, error: undefined, cause: undefined }
        : item;
  }
}

/** The queue after something happened; the same array where nothing changed. */
export function queueAfter<Result, Target>(
  items: readonly QueuedFile<Result, Target>[],
  action: QueueAction<Result, Target>,
): readonly QueuedFile<Result, Target>[] {
  switch (action.type) {
    case 'add': {
      // The very same file given twice is a double press; one chosen twice comes as two.
      const underWay = items.filter(isUnderWay);
      const fresh = action.files.filter(
        ({ file, target }) => !underWay.some((item) => item.file === file && item.target === target),
      );
      return fresh.length > 0 ? [...items, ...fresh] : items;
    }
    case 'release':
      return items.some(({ held }) => held) ? items.map((item) => ({ ...item, held: false })) : items;
    case 'end':
      return items.length > 0 ? [] : items;
    case 'remove':
      return items.some(({ id }) => id === action.id) ? items.filter(({ id }) => id !== action.id) : items;
    default: {
      const index = items.findIndex(({ id }) => id === action.id);
      const item = items[index];
      const next = item && itemAfter(item, action);
      return !next || next === item ? items : items.with(index, next);
    }
  }
}

/** The file to send now, where fewer than `concurrency` are on their way. */
export function nextToSend<Result, Target>(
  items: readonly QueuedFile<Result, Target>[],
  concurrency: number,
) {
  const sending = items.filter(({ state }) => state === 'uploading').length;
  return sending < concurrency ? items.find(({ state, held }) => state === 'waiting' && !held) : undefined;
}
