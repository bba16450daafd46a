import { useEffect, useRef } from 'react';

/** Letters that follow one another this fast make one word. */
const pauseMs = 500;

/** Gathers what is typed until the person pauses. */
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
