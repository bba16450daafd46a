import { useLink } from '../link/LinkContext.ts';
import * as S from './SideNav.styles.ts';
import type { NavigationItem } from './SideNav.tsx';

interface SideNavLinkProps {
  item: NavigationItem;
  collapsed: boolean;
  'aria-current': 'page' | 'true' | undefined;
}

/** One link of the navigation. Renders an `<a>`. */
export function SideNavLink({ item, collapsed, ...rest }: SideNavLinkProps) {
  return (
    <S.Item as={useLink()} href={item.href} {...rest}>
      <S.Icon aria-hidden>{item.icon}</S.Icon>
      <S.Label>{item.label}</S.Label>
    </S.Item>
  );
}
