import type { ComponentType } from 'react';
import { askAgain } from './askAgain.tsx';
import { UnloadedPart } from './UnloadedPart.tsx';

/**
 * A part of a page that is loaded when it is first drawn. Where it could not be loaded, it can be asked for again in its
 * place, and the page around it stays as it is.
 *
 * @example const Panel = lazyPart(async () => (await import('./Panel.tsx')).Panel);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return askAgain(load, UnloadedPart);
}
