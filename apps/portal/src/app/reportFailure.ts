import { isRouteErrorResponse } from 'react-router';
import { ChunkLoadError } from '../shared/loading/lazyPage.ts';

/**
 * Logs the failure of a page as a warning, since the portal keeps running. Failures of network or address are not
 * logged: the page shows them.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof ChunkLoadError || isRouteErrorResponse(error)) return;
  console.warn(error);
}
