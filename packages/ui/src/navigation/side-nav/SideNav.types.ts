import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface NavigationItem {
  /** Unique in the navigation. */
  id: string;
  label: string;
  /** 18 px picture; all that shows when the navigation is collapsed. */
  icon: ReactNode;
  /** As the link component of the application takes it; a plain anchor opens `#/produtos` in a router that listens to the hash. */
  href: string;
}

export interface NavigationSection {
  /** Unique in the navigation. */
  id: string;
  /** Heading of the group; none for the items above all groups. */
  label?: string | undefined;
  items: readonly NavigationItem[];
}

export interface SideNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Items in their groups, in the order shown. */
  navigation: readonly NavigationSection[];
  /** Address of the page shown; query and hash do not matter, but for the hash of a router that keeps its paths there (`#/produtos`). */
  currentHref: string;
  /** Shows icons only; labels move to tooltips. @default false */
  collapsed?: boolean | undefined;
}
