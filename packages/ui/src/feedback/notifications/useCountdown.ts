import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after so many milliseconds of not being paused. */
export function useCountdown(durationMs: number, paused: boolean, onEnd: () => void) {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || leftMs.current === Number.POSITIVE_INFINITY) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
