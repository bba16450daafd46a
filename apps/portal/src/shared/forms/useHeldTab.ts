import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type Services, servicesAtom } from '../services/servicesAtom.ts';

/**
 * Asks, with the browser's own text, before the tab is closed or reloaded. The end of a session is never blocked (D11).
 *
 * @returns lets go of the tab.
 */
export function holdTab(session: Pick<Services['session'], 'get'>): () => void {
  const hold = (event: BeforeUnloadEvent) => {
    if (session.get()) event.preventDefault();
  };
  window.addEventListener('beforeunload', hold);
  return () => window.removeEventListener('beforeunload', hold);
}

/**
 * Holds the tab of a form: see `holdTab`.
 *
 * @param held whether something would be lost.
 */
export function useHeldTab(held: boolean): void {
  const { session } = useAtomValue(servicesAtom);
  useEffect(() => (held ? holdTab(session) : undefined), [held, session]);
}
