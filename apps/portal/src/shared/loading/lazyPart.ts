import { type ComponentType, lazy } from 'react';
import { loadChunk } from './lazyPage.ts';

/**
 * A part of a page that is loaded when it is first drawn. One that could not be loaded fails with its page, whose error
 * boundary asks for its code again at the next visit.
 *
 * @example const Panel = lazyPart(async () => (await import('./Panel.tsx')).Panel);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
