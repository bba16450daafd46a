import { useInsertionEffect, useRef, useState } from 'react';

/** A handler that stays the same and does what the newest one given does; for events, not for use while rendering. */
export function useSteady<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(handler);
  useInsertionEffect(() => {
    newest.current = handler;
  });
  const [steady] = useState(
    () =>
      (...args: Args) =>
        newest.current(...args),
  );
  return steady;
}
