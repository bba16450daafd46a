import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around the control is reset, and nobody prevented that. */
export function useFormReset(
  controlRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
) {
  const handleReset = useEffectEvent(onReset);
  useEffect(() => {
    const form = controlRef.current?.form;
    if (!form) return;
    const listener = (event: Event) => {
      if (event.target === form && !event.defaultPrevented) handleReset();
    };
    // Above all handlers of the page, those of React too: any of them may prevent it.
    const root = form.getRootNode();
    root.addEventListener('reset', listener);
    return () => root.removeEventListener('reset', listener);
  }, [controlRef]);
}
