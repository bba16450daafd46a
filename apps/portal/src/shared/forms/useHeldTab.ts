import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../services/servicesAtom.ts';

/**
 * Asks, with the browser's own text, before the tab is closed or reloaded. The end of a session is never blocked (D11).
 *
 * @param held whether something would be lost.
 */
export function useHeldTab(held: boolean): void {
  const { session } = useAtomValue(servicesAtom);
  useEffect(() => {
    if (!held) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (session.get()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [held, session]);
}
