import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface TypedTextOptions {
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
export function useTypedText({ value, onValueChange, delayMs }: TypedTextOptions) {
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
    if (own < 0 && waiting.current === undefined) setText(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = undefined;
    if (next === undefined || next.trim() === (underway.current.at(-1) ?? held.current.trim())) return;
    underway.current.push(next.trim());
    onValueChangeRef.current(next);
  }, []);

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
    underway.current = [];
    setText('');
  }, []);

  return { text, type, flush, reset };
}
