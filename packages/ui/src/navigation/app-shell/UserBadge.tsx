import * as S from './AppShell.styles.ts';
import type { AppShellProps } from './AppShell.types.ts';

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/** The signed-in user; only initials where there is little room. Renders a `<span>`. */
export function UserBadge({ user }: Pick<AppShellProps, 'user'>) {
  return (
    <S.User>
      <S.Avatar aria-hidden>{initials(user.name)}</S.Avatar>
      <S.UserText>
        <S.UserName>{user.name}</S.UserName>
        {user.detail !== undefined && <S.UserDetail>{user.detail}</S.UserDetail>}
      </S.UserText>
    </S.User>
  );
}
