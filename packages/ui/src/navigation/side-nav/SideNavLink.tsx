import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import { useLink } from '../link/LinkContext.ts';
import * as S from './SideNav.styles.ts';
import type { NavigationItem } from './SideNav.types.ts';

interface SideNavLinkProps {
  item: NavigationItem;
  collapsed: boolean;
  'aria-current': 'page' | 'true' | undefined;
}

/** One link of the navigation, with its name in a tooltip where only the icon shows. Renders an `<a>`. */
export function SideNavLink({ item, collapsed, ...rest }: SideNavLinkProps) {
  const link = useLink();
  return (
    <Tooltip content={collapsed && item.label} relation="name" placement="right">
      <S.Item as={link} href={item.href} {...rest}>
        <S.Icon aria-hidden>{item.icon}</S.Icon>
        <S.Label>{item.label}</S.Label>
      </S.Item>
    </Tooltip>
  );
}
