import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around the control is reset, and nobody prevented that. */
export function useFormReset(
  controlRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
) {
  const handleReset = useEffectEvent((event: Event) => {
    if (event.target === controlRef.current?.form && !event.defaultPrevented) onReset();
  });
  useEffect(() => {
    if (!controlRef.current?.form) return;
    // Above all handlers of the page, those of React too: any of them may prevent it.
    const root = controlRef.current.getRootNode();
    const listener = (event: Event) => handleReset(event);
    root.addEventListener('reset', listener);
    return () => root.removeEventListener('reset', listener);
  }, [controlRef]);
}
