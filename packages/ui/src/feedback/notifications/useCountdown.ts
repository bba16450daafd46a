import { useEffect, useEffectEvent, useRef } from 'react';

interface CountdownOptions {
  durationMs: number;
  paused: boolean;
  /** Each time more starts it afresh. */
  times: number;
  onEnd: () => void;
}

/** Calls back after so many milliseconds of not being paused. */
export function useCountdown({ durationMs, paused, times, onEnd }: CountdownOptions) {
  const left = useRef({ times, ms: durationMs });
  const end = useEffectEvent(onEnd);
  const begin = useEffectEvent((time: number) => {
    if (left.current.times !== time) left.current = { times: time, ms: durationMs };
    return left.current;
  });
  useEffect(() => {
    const rest = begin(times);
    if (paused || rest.ms === Number.POSITIVE_INFINITY) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), rest.ms);
    return () => {
      clearTimeout(timer);
      rest.ms -= performance.now() - startedAt;
    };
  }, [paused, times]);
}
