import { prefetchParts } from '@portal/ui';
import type { QueryClient } from '@tanstack/react-query';
import { fetchFirst } from '../../loadFiles.ts';

/** Waits until the browser has painted and has nothing else to do. Safari cannot tell. */
const whenIdle = (run: () => void) =>
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, 200);
  });

/**
 * Fetches what opens over pages, as menus, lists and dialogs, once the first page shows what it asked the gateway for: the
 * first press finds it there, and so does one without a network.
 *
 * @returns ends it.
 */
export function prefetchAtRest(client: QueryClient): () => void {
  const look = () => {
    if (client.isFetching() > 0) return;
    stop();
    fetchFirst();
    whenIdle(() => void prefetchParts());
  };
  const stop = client.getQueryCache().subscribe(look);
  look();
  return stop;
}
