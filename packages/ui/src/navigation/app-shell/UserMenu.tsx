import { useMessages } from '../../locale/useMessages.ts';
import type { MenuEntry } from '../../overlays/menu/menuItem.ts';
import { appShellTexts } from './AppShell.texts.ts';
import type { AppShellProps } from './AppShell.types.ts';
import { UserBadge } from './UserBadge.tsx';
import * as S from './UserMenu.styles.ts';

interface UserMenuProps extends Pick<AppShellProps, 'user'> {
  items: readonly MenuEntry[];
}

/** The signed-in user as a menu; who that is stands at its head in full. Renders a `<button>`. */
export function UserMenu({ user, items }: UserMenuProps) {
  const messages = useMessages(appShellTexts);
  const lines = [user.detail, ...(user.facts ?? [])].filter((line) => line !== undefined);
  return (
    <S.Account
      label={messages.account}
      opener={<UserBadge user={user} />}
      heading={
        <>
          <S.AccountName>{user.name}</S.AccountName>
          {lines.map((line) => (
            <S.AccountLine key={line}>{line}</S.AccountLine>
          ))}
        </>
      }
      items={items}
      variant="ghost"
      align="end"
    />
  );
}
