import { type Ref, type RefCallback, useCallback } from 'react';

function give<T>(ref: Ref<T> | undefined, value: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const leave = ref(value);
    return typeof leave === 'function' ? leave : () => void ref(null);
  }
  if (!ref) return undefined;
  ref.current = value;
  return () => {
    ref.current = null;
  };
}

/** One ref that serves two: the component's own and the caller's. */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (value: T | null) => {
      const leaves = [give(first, value), give(second, value)];
      return () => {
        for (const leave of leaves) leave?.();
      };
    },
    [first, second],
  );
}
