import { useCallback, useEffect, useRef } from 'react';
import { focusFieldSoon } from './focusField.ts';

/** Focuses fields by id or form name; only the latest request counts, and none after unmount. */
export function useFocusField(): (field: string) => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback((field: string) => {
    cancel.current?.();
    cancel.current = focusFieldSoon(field);
  }, []);
}
