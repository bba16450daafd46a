import { matchRoute } from '@portal/domain';
import { isPageName, pages } from '../pages.ts';
import type { PageLink } from './PageLink.ts';

/** Address by which the navigation marks the link of a page, or of the page that it is part of. */
export function currentHref(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  links: readonly PageLink[],
): string {
  const name = matchRoute(pathname)?.route.name;
  const wholes =
    name !== undefined && isPageName(name) ? pages[name].partOf?.(new URLSearchParams(search)) : undefined;
  const whole = wholes?.map((page) => links.find((link) => link.name === page)).find(Boolean);
  return whole ? `${whole.href}${pathname}` : pathname; // below it: a part, and not the page itself
}
