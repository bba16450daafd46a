import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface DelayedTextOptions {
  /** The text the parent holds, which may come late. */
  value: string;
  onValueChange: (value: string) => void;
  /** Rest after the last keystroke before the parent is called, in milliseconds. */
  delayMs: number;
}

/**
 * Text that is shown as it is typed and reported after a rest. A text of its own that comes back, in whatever order and
 * however late, never overwrites what was typed since; a text from elsewhere (Back, a reset) is taken over.
 */
export function useDelayedText({ value, onValueChange, delayMs }: DelayedTextOptions) {
  const [text, setText] = useState(value);
  const onValueChangeRef = useRef(onValueChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Typed and not yet reported. */
  const waiting = useRef<string>(undefined);
  /** Reported and not yet come back. */
  const underway = useRef<string[]>([]);
  const held = useRef(value);

  useLayoutEffect(() => {
    onValueChangeRef.current = onValueChange;
  });

  useLayoutEffect(() => {
    held.current = value;
    const own = underway.current.lastIndexOf(value.trim());
    underway.current = underway.current.slice(own + 1);
    if (own >= 0 || waiting.current !== undefined) return;
    underway.current = []; // what has not come by now comes no more, or as a text from elsewhere
    setText(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** The parent is to have this text; whether that is another one than it has, or will have by what is under way. */
  const expectBack = useCallback((next: string): boolean => {
    if (next === (underway.current.at(-1) ?? held.current.trim())) return false;
    underway.current.push(next);
    return true;
  }, []);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = undefined;
    if (next !== undefined && expectBack(next.trim())) onValueChangeRef.current(next);
  }, [expectBack]);

  const type = useCallback(
    (next: string) => {
      setText(next);
      waiting.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, delayMs);
    },
    [flush, delayMs],
  );

  /** Empties the field without calling back: the caller already knows. */
  const reset = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    expectBack('');
    setText('');
  }, [expectBack]);

  return { text, type, flush, reset };
}
