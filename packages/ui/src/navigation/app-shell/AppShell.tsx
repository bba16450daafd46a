import { Menu } from 'lucide-react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { floatOnDemand } from '../../internal/floatOnDemand.tsx';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { SideNav } from '../side-nav/SideNav.tsx';
import * as S from './AppShell.styles.ts';
import { appShellTexts } from './AppShell.texts.ts';
import type { AppShellProps } from './AppShell.types.ts';
import { CollapseButton } from './CollapseButton.tsx';
import { UserBadge } from './UserBadge.tsx';
import { UserMenu } from './UserMenu.tsx';

const NavigationSheet = floatOnDemand(
  () => import('./NavigationSheet.tsx'),
  ({ onClose }) => onClose(),
);

/** Frame of every signed-in page: header, side navigation (a sheet below 1024 px) and main region. Renders a `<div>`. */
export function AppShell({
  brand,
  navigation,
  currentHref,
  user,
  userMenu,
  actions,
  collapsed: collapsedProp,
  onCollapsedChange,
  children,
  ...rest
}: AppShellProps) {
  const messages = useMessages(appShellTexts);
  const mainId = useId();
  const mainRef = useRef<HTMLElement>(null);
  const [collapsed, setCollapsed] = useControllableValue(collapsedProp, false, onCollapsedChange);
  const [sheetOpen, setSheetOpen] = useState(false);

  const skipToContent = (event: MouseEvent) => {
    event.preventDefault(); // the address belongs to the router
    mainRef.current?.focus();
  };

  return (
    <S.Root {...rest}>
      <S.PageScroll />
      <S.SkipLink href={`#${mainId}`} onClick={skipToContent}>
        {messages.skipToContent}
      </S.SkipLink>
      <S.Header>
        <S.MenuButton
          label={messages.openNavigation}
          icon={<Menu />}
          aria-haspopup="dialog"
          aria-expanded={sheetOpen}
          onClick={() => setSheetOpen(true)}
        />
        <S.Brand>{brand}</S.Brand>
        <S.HeaderEnd>
          {actions}
          {userMenu ? <UserMenu user={user} items={userMenu} /> : <UserBadge user={user} />}
        </S.HeaderEnd>
      </S.Header>
      <S.Body>
        <S.Side data-collapsed={collapsed || undefined}>
          <SideNav navigation={navigation} currentHref={currentHref} collapsed={collapsed} />
          <CollapseButton collapsed={collapsed} onCollapsedChange={setCollapsed} />
        </S.Side>
        <S.Main ref={mainRef} id={mainId} tabIndex={-1}>
          {children}
        </S.Main>
      </S.Body>
      {sheetOpen && (
        <NavigationSheet onClose={() => setSheetOpen(false)} brand={brand}>
          <SideNav navigation={navigation} currentHref={currentHref} />
        </NavigationSheet>
      )}
    </S.Root>
  );
}
