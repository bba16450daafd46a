import { type RouteName, routeNamed, type routes } from './routes.ts';

type PathOf<Name extends RouteName> = Extract<(typeof routes)[number], { name: Name }>['path'];
type ParameterOf<Path extends string> = Path extends `${string}/:${infer Parameter}` ? Parameter : never;

/** Name of a page whose path has no parameter. */
export type StaticRouteName = {
  [Name in RouteName]: [ParameterOf<PathOf<Name>>] extends [never] ? Name : never;
}[RouteName];

/** Values of a query by name; `null` and `undefined` are left out. */
type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Parameters are required for a page with parameters, and not allowed for any other. */
type HrefValues<Parameter extends string> = [Parameter] extends [never]
  ? [query?: Query]
  : [values: Query & Readonly<Record<Parameter, string | number>>];

/**
 * Address of a page, the only place that makes one.
 *
 * @param values the parameters of the path by their names; what the path does not name goes into the query.
 * @example href('catalogue-family', { id: 87, aba: 'produtos' }) // '/produtos/catalogo/87?aba=produtos'
 */
export function href<Name extends RouteName>(
  name: Name,
  ...[values = {}]: HrefValues<ParameterOf<PathOf<Name>>>
): string {
  let { path } = routeNamed(name);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    if (path.endsWith(`/:${key}`)) path = path.replace(`:${key}`, encodeURIComponent(value));
    else query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
