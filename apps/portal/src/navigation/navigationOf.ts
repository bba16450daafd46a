import type { Role } from '@portal/domain';
import type { NavigationSection } from '@portal/ui';
import { pageIcons } from './pageIcons.tsx';
import { pageLinks } from './pageLinks.ts';

/** The side navigation of a user: exactly the built pages that the roles may open. */
export function navigationOf(roles: readonly Role[]): NavigationSection[] {
  const groups = Map.groupBy(pageLinks(roles), ({ section }) => section);
  return [...groups].map(([section, links]) => ({
    id: section ?? 'start',
    ...(section === null ? {} : { label: section }),
    items: links.map(({ name, label, href }) => ({ id: name, label, href, icon: pageIcons[name] })),
  }));
}
