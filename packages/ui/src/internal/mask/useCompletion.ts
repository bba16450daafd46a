import { useRef } from 'react';

/**
 * Reports each newly complete value once. The same value typed again says nothing new, unless the parent or a form
 * reset put another one there in between; a value that was there from the start counts as reported.
 */
export function useCompletion(capacity: number, onComplete: ((bare: string) => void) | undefined) {
  const typed = useRef<string>(undefined);
  const reported = useRef('');

  return (before: string, next: string) => {
    if (before !== typed.current) reported.current = before;
    typed.current = next;
    if (next.length < capacity || next === reported.current) return;
    reported.current = next;
    onComplete?.(next);
  };
}
