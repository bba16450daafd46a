import { useCallback, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  if (document.visibilityState === 'hidden') return;
  for (const listener of listeners) listener();
};

/** One timer serves every listener, and none runs while there is none. */
function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, minuteMs);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const silent = () => () => {};

const startOfMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/**
 * The moment to count from, in milliseconds: the one given, else the minute the clock of the device shows, kept up to
 * date while the page is seen. A server, whose clock is another, knows none.
 */
export function useMinute(given: number | undefined): number | undefined {
  const read = useCallback(() => given ?? startOfMinute(), [given]);
  const readOnServer = useCallback(() => given, [given]);
  return useSyncExternalStore(given === undefined ? listen : silent, read, readOnServer);
}
