import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react';

/** What the application's link component takes: an anchor's own props, the address always given. */
export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Address of the page it leads to. */
  href: string;
};

/** The element or component that links are drawn with; a plain anchor where no provider names another. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** The link component of the application, as the nearest `PortalProvider` gives it. */
export function useLink(): ComponentType<LinkProps> | 'a' {
  return use(LinkContext);
}
