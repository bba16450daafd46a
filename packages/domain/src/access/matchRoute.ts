import { isRecordId } from './isRecordId.ts';
import { type Route, routes } from './routes.ts';

/** The route that an address belongs to. */
export interface RouteMatch {
  readonly route: Route;
  /** Values of the parameters, each digits or a UUID. */
  readonly params: Readonly<Record<string, string>>;
}

function matchSegments(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) {
      if (!isRecordId(value)) return null;
      params[segment.slice(1)] = value;
    } else if (segment !== value) {
      return null;
    }
  }
  return params;
}

/**
 * Finds the route of a path. One slash at the end is allowed; letter case counts; a parameter that is neither
 * digits nor a UUID matches nothing (D14), and neither does an encoded or empty segment.
 *
 * @param path path of an address without its query, such as `/produtos/catalogo/42`.
 * @returns `null` when no route has that path: the not-found page (FND-036, ONB-030).
 */
export function matchRoute(path: string, table: readonly Route[] = routes): RouteMatch | null {
  const wanted = path.replace(/(?<=[^/])\/$/, '');
  for (const route of table) {
    const params = matchSegments(route.path, wanted);
    if (params) return { route, params };
  }
  return null;
}
