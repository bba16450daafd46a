import type { Role, RouteName } from '@portal/domain';
import type { NavigationSection } from '@portal/ui';
import { House, Package, Store, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageLinks } from './pageLinks.ts';

const icons: Partial<Record<RouteName, ReactNode>> = {
  home: <House />,
  catalogue: <Package />,
  'register-brands': <Tag />,
  'register-ecommerce-brands': <Store />,
};

/** The side navigation of a user: exactly the built pages that the roles may open. */
export function navigationOf(roles: readonly Role[]): NavigationSection[] {
  const groups = Map.groupBy(pageLinks(roles), ({ section }) => section);
  return [...groups].map(([section, links]) => ({
    id: section ?? 'start',
    ...(section === null ? {} : { label: section }),
    items: links.map(({ name, label, href }) => ({ id: name, label, href, icon: icons[name] })),
  }));
}
