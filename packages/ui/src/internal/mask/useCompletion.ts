import { useRef } from 'react';

/**
 * Reports each newly complete value once. Typing the same value again reports nothing, unless the parent or a form
 * reset has changed it in between; the initial value counts as reported.
 *
 * @param repeats whether the value reported last may be reported again.
 */
export function useCompletion(
  capacity: number,
  onComplete: ((bare: string) => void) | undefined,
  repeats: boolean,
) {
  const typed = useRef<string>(undefined);
  const reported = useRef('');

  return (before: string, next: string) => {
    if (before !== typed.current) reported.current = before;
    typed.current = next;
    if (repeats) reported.current = '';
    if (next.length < capacity || next === reported.current) return;
    reported.current = next;
    onComplete?.(next);
  };
}
