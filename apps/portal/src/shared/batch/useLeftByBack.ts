import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { entriesSince } from './batchEntry.ts';

/**
 * Tells when Back leads off the entry of a batch to the choice it was opened from.
 *
 * @param entry of the batch, `null` without one.
 */
export function useLeftByBack(entry: string | null, onLeft: () => void): void {
  const isThere = entriesSince(useLocation().state, entry) > 0;
  const isByHistory = useNavigationType() === 'POP';
  const before = useRef<string>(null);
  const tell = useEffectEvent(() => {
    if (isByHistory) onLeft();
  });
  useEffect(() => {
    const wasThere = entry !== null && before.current === entry;
    before.current = isThere ? entry : null;
    if (wasThere && !isThere) tell();
  }, [entry, isThere]);
}
