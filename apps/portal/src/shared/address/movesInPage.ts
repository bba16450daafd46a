import { matchRoute } from '@portal/domain';

/**
 * State of a navigation inside a page that announces it and moves focus itself, for example between items of a
 * queue, or to another filter of a list.
 */
export const MOVES_IN_PAGE = { movesInPage: true } as const;

const routeOf = (path: string) => matchRoute(path)?.route.name;

/**
 * Whether a navigation stays in its page. The state stays in the history entry, which may be reached from another
 * page.
 */
export function movesInPage(state: unknown, from: string, to: string): boolean {
  const isMarked = typeof state === 'object' && state !== null && 'movesInPage' in state;
  return isMarked && routeOf(from) === routeOf(to);
}
