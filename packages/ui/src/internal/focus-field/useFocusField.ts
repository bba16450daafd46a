import { useCallback, useEffect, useRef } from 'react';
import { focusFieldSoon } from './focusField.ts';

/** Leads to fields by id or form name; the last one asked for counts, and none once the caller is gone. */
export function useFocusField(): (field: string) => void {
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);
  return useCallback((field: string) => {
    giveUp.current?.();
    giveUp.current = focusFieldSoon(field);
  }, []);
}
