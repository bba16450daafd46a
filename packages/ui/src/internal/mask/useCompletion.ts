import { useRef } from 'react';

/**
 * Tells of each newly complete value once. The same value typed again says nothing new, unless the parent or a form
 * reset put another one there in between; a value that was there from the start counts as told.
 */
export function useCompletion(capacity: number, onComplete: ((bare: string) => void) | undefined) {
  const typed = useRef<string>(undefined);
  const told = useRef('');

  return (before: string, next: string) => {
    if (before !== typed.current) told.current = before;
    typed.current = next;
    if (next.length < capacity || next === told.current) return;
    told.current = next;
    onComplete?.(next);
  };
}
