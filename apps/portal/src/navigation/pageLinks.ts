import { type Role, routeAllows, routeNamed } from '@portal/domain';
import { type PageName, pages } from '../pages.ts';
import type { PageLink } from './PageLink.ts';

const names = Object.keys(pages) as PageName[]; // Object.keys loses the names

/** Links to the built pages that the user's roles may open, in the order of the navigation. */
export function pageLinks(roles: readonly Role[]): PageLink[] {
  return names.flatMap((name) => {
    const route = routeNamed(name);
    const link = pages[name]?.link;
    if (!link || !routeAllows(route, roles)) return [];
    return { label: route.title, ...link, name, title: route.title, href: route.path };
  });
}
