import type { NavigationItem, NavigationSection } from './SideNav.types.ts';

/** Path of an address; a router may keep it in the hash, as `#/produtos`, where any other hash is a place of the page. */
const pathOf = (href: string) =>
  href
    .replace(/^.*#(?=\/)/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '') || '/';

/** The item the page belongs to: the one of its own address, else the longest address it lies under. */
export function currentItem(
  sections: readonly NavigationSection[],
  currentHref: string,
): NavigationItem | undefined {
  const current = pathOf(currentHref);
  return sections
    .flatMap((section) => section.items)
    .filter(
      ({ href }) =>
        current === pathOf(href) || (pathOf(href) !== '/' && current.startsWith(`${pathOf(href)}/`)),
    )
    .sort((a, b) => b.href.length - a.href.length)[0];
}

/** Value of `aria-current`: the page itself, or its section. */
export function ariaCurrent(item: NavigationItem, current: NavigationItem | undefined, currentHref: string) {
  if (item.id !== current?.id) return undefined;
  return pathOf(item.href) === pathOf(currentHref) ? 'page' : 'true';
}
