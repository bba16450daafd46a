import { useId, useLayoutEffect, useRef } from 'react';
import { onceLaidOut } from '../../internal/onceLaidOut.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { ariaCurrent, currentItem } from './currentItem.ts';
import * as S from './SideNav.styles.ts';
import type { SideNavProps } from './SideNav.types.ts';
import { SideNavLink } from './SideNavLink.tsx';

/** Pixels kept free around the link that is brought into sight. */
const edgePx = 12;

/** Scrolls a navigation until one of its links is seen. The page itself stays where it is. */
function reveal(nav: HTMLElement, link: Element) {
  const seen = nav.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < seen.top) nav.scrollTop += top - seen.top - edgePx;
  else if (bottom > seen.bottom) nav.scrollTop += bottom - seen.bottom + edgePx;
}

/** Links to the parts of the portal, in groups. Renders a `<nav>`. */
export function SideNav({ navigation, currentHref, collapsed = false, ref, ...rest }: SideNavProps) {
  const messages = useMessages(sharedTexts);
  const idBase = useId();
  const own = useRef<HTMLElement>(null);
  const rootRef = useMergedRefs(own, ref);
  const current = currentItem(navigation, currentHref);

  useLayoutEffect(() => {
    const nav = own.current;
    const link = nav?.querySelector('[aria-current]');
    if (current?.id !== undefined && nav && link) return onceLaidOut(link, () => reveal(nav, link));
  }, [current?.id]);

  return (
    <S.Root
      aria-label={messages.mainNavigation}
      {...rest}
      ref={rootRef}
      data-collapsed={collapsed || undefined}
    >
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
