import { useState } from 'react';

/** A value the parent keeps, or else the field itself; `setOwn` is for the latter. */
export function useOwnValue<T>(value: T | undefined, defaultValue: T) {
  const [own, setOwn] = useState(defaultValue);
  return { current: value === undefined ? own : value, setOwn };
}
