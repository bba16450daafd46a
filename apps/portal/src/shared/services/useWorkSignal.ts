import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { userOf } from '../../session/Session.ts';
import { servicesAtom } from './servicesAtom.ts';

/**
 * For work of many calls that serves one page: a signal that aborts when the page is left, or when another user takes over
 * the tab, since the next call would be made with that user's token.
 *
 * @returns gives the signal, where the work begins.
 */
export function useWorkSignal(): () => AbortSignal {
  const { session } = useAtomValue(servicesAtom);
  const controller = useRef(new AbortController());
  useEffect(() => {
    const mounted = new AbortController();
    controller.current = mounted;
    const user = userOf(session.get());
    const stop = session.subscribe(() => {
      if (userOf(session.get()) !== user) mounted.abort();
    });
    return () => {
      stop();
      mounted.abort();
    };
  }, [session]);
  return () => controller.current.signal;
}
