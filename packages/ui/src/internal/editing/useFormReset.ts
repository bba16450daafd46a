import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around the control is reset. */
export function useFormReset(
  controlRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
) {
  const handleReset = useEffectEvent(onReset);
  useEffect(() => {
    const form = controlRef.current?.form;
    if (!form) return;
    const listener = () => handleReset();
    form.addEventListener('reset', listener);
    return () => form.removeEventListener('reset', listener);
  }, [controlRef]);
}
