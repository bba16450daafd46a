import { type Role, type Route, type RouteName, routeAllows, routes } from '@portal/domain';
import { type BuiltPage, builtPages } from './builtPages.ts';

/** A built page that the user may open. */
export interface PageLink {
  readonly name: RouteName;
  readonly section: string | null;
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

function linkOf(page: BuiltPage, roles: readonly Role[]): PageLink[] {
  const route: (Route & { name: RouteName }) | undefined = routes.find(({ name }) => name === page.name);
  if (!route || !routeAllows(route, roles)) return [];
  const { label = route.title, ...rest } = page;
  return [{ ...rest, label, title: route.title, href: route.path }];
}

/** The built pages that the roles may open, in the order of the navigation. */
export function pageLinks(roles: readonly Role[], pages: readonly BuiltPage[] = builtPages): PageLink[] {
  return pages.flatMap((page) => linkOf(page, roles));
}
