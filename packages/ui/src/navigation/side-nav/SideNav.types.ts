import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface NavigationItem {
  /** Unique in the navigation. */
  id: string;
  label: string;
  /** 18 px picture; all that shows when the navigation is collapsed. */
  icon: ReactNode;
  href: string;
}

export interface NavigationSection {
  /** Unique in the navigation. */
  id: string;
  /** Heading of the group; none for the items above all groups. */
  label?: string;
  items: readonly NavigationItem[];
}

export interface SideNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Items in their groups, in the order shown. */
  navigation: readonly NavigationSection[];
  /** Address of the page shown; query and hash do not matter. */
  currentHref: string;
  /** Shows icons only; labels move to tooltips. @default false */
  collapsed?: boolean;
}
