import { useEffect, useRef } from 'react';

/** Letters that follow one another this fast make one word. */
const pauseMs = 500;

/** Collects typed letters until a pause. */
export function useTypeahead() {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isTyping: () => typed.current !== '',
    add(letter: string): string {
      typed.current += letter;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        typed.current = '';
      }, pauseMs);
      return typed.current;
    },
  };
}
