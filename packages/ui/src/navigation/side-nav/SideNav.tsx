import { useId } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import { ariaCurrent, currentItem } from './currentItem.ts';
import * as S from './SideNav.styles.ts';
import type { SideNavProps } from './SideNav.types.ts';
import { SideNavLink } from './SideNavLink.tsx';

/** Links to the parts of the portal, in groups. Renders a `<nav>`. */
export function SideNav({ navigation, currentHref, collapsed = false, ...rest }: SideNavProps) {
  const messages = useMessages();
  const idBase = useId();
  const current = currentItem(navigation, currentHref);
  return (
    <S.Root aria-label={messages.mainNavigation} {...rest} data-collapsed={collapsed || undefined}>
      {navigation.map((section, index) => {
        const labelId = `${idBase}-${index}`;
        return (
          <S.Group key={section.id}>
            {section.label !== undefined && (
              <S.GroupLabel id={labelId}>
                <span>{section.label}</span>
              </S.GroupLabel>
            )}
            <ul aria-labelledby={section.label === undefined ? undefined : labelId}>
              {section.items.map((item) => (
                <li key={item.id}>
                  <SideNavLink
                    item={item}
                    collapsed={collapsed}
                    aria-current={ariaCurrent(item, current, currentHref)}
                  />
                </li>
              ))}
            </ul>
          </S.Group>
        );
      })}
    </S.Root>
  );
}
