import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { MenuEntry } from '../../overlays/menu/menuItem.ts';
import type { NavigationSection } from '../side-nav/SideNav.types.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** Name or mark of the portal, at the start of the header. */
  brand: ReactNode;
  /** Links of the side navigation, in groups. */
  navigation: readonly NavigationSection[];
  /** Address of the page shown; marks its link. */
  currentHref: string;
  /** Who is signed in; `detail` is the role or the company, `facts` are further lines for the head of the menu. */
  user: { name: string; detail?: string | undefined; facts?: readonly string[] | undefined };
  /** What the user can do with the account: settings and sign-out. Makes a menu of the user. */
  userMenu?: readonly MenuEntry[] | undefined;
  /** Further acts, before the user at the end of the header. */
  actions?: ReactNode;
  /** Side navigation shows icons only; give it together with `onCollapsedChange` to remember it. @default false */
  collapsed?: boolean | undefined;
  /** Receives the wish to collapse or expand the side navigation. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** The page. */
  children: ReactNode;
}
