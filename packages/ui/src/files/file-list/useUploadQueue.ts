import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadQueueOptions } from './createUploadQueue.ts';

/**
 * A queue of uploads of one component, shown with `FileList`. Uploads end and are forgotten when the component unmounts or an
 * `<Activity>` hides it; `createUploadQueue` makes a queue that goes on.
 */
export function useUploadQueue<Result>(options: UploadQueueOptions<Result>) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [queue] = useState(() =>
    createUploadQueue<Result>({
      ...options,
      upload: (file, context) => latest.current.upload(file, context),
      describeError: (error) => latest.current.describeError?.(error),
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  useEffect(() => () => queue.end(), [queue]);

  return {
    /** In the order added. */
    items,
    /** Whether a file is on its way or about to be. */
    uploading: items.some(({ state, held }) => state === 'uploading' || (state === 'waiting' && !held)),
    add: (files: readonly File[]) => queue.add(files),
    start: queue.start,
    cancel: queue.cancel,
    retry: queue.retry,
    remove: queue.remove,
  };
}
