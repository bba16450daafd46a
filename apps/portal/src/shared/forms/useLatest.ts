import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value as it was last drawn, for an act that ends later than its drawing; whoever changes it may say so at once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
