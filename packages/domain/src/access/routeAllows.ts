import type { Role } from '../roles/roles.ts';
import type { Route } from './routes.ts';

/**
 * Whether a signed-in user may open a route: it is for everyone, or the user has one of its roles (FND-030, FND-033,
 * ONB-031). It only decides what the page shows; the gateway decides what is allowed (D17).
 */
export function routeAllows(route: Pick<Route, 'roles'>, roles: readonly Role[]): boolean {
  if (route.roles === 'all' || route.roles === 'open') return true;
  return route.roles.some((role) => roles.includes(role));
}
