import { isRouteErrorResponse } from 'react-router';
import { ChunkLoadError } from './lazyPage.ts';

/**
 * Writes a page's failure to the console as a warning, since the page lives on. What the network or the address brought about is
 * told on the page, with a way on, and is no news there.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof ChunkLoadError || isRouteErrorResponse(error)) return;
  console.warn(error);
}
