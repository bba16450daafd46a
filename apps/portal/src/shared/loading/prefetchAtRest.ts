import { prefetchParts } from '@portal/ui';
import type { QueryClient } from '@tanstack/react-query';
import { fetchFirst, isLoading } from '../../loadFiles.ts';
import { prefetchOverlays } from './lazyOverlay.tsx';

/** How long a page that is not at rest is left alone, in milliseconds. */
const PAUSE_MS = 100;

/** Waits until the browser has painted and has nothing else to do. Safari cannot tell. */
const whenIdle = (run: () => void) =>
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, 200);
  });

/**
 * Fetches what opens over a page, as menus, lists and dialogs, once the page has all its parts and what it asked the gateway
 * for: the first press finds it there, and so does one without a network.
 *
 * @returns ends it.
 */
export function prefetchAtRest(client: QueryClient): () => void {
  let ended = false;
  const look = () => {
    if (ended) return;
    if (isLoading() || client.isFetching() > 0) {
      setTimeout(() => whenIdle(look), PAUSE_MS);
      return;
    }
    fetchFirst();
    void prefetchParts();
    void prefetchOverlays();
  };
  whenIdle(look);
  return () => {
    ended = true;
  };
}
