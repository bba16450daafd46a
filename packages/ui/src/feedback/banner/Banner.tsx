import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { toneIcons } from '../../internal/toneIcons.tsx';
import * as S from './Banner.styles.ts';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Meaning of its colour and icon. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Title of the message. */
  title: ReactNode;
  /** More words or a list. */
  children?: ReactNode;
  /** What can be done about it: a button or link. */
  action?: ReactNode;
}

/** A message that stays on the page while it holds. Renders a `<div role="group">`. */
export function Banner({ tone = 'info', title, children, action, ...rest }: BannerProps) {
  const id = useId();
  return (
    <S.Root role="group" aria-labelledby={id} {...rest} data-tone={tone}>
      {toneIcons[tone]}
      <S.Content>
        <S.Title id={id}>{title}</S.Title>
        {children}
      </S.Content>
      {action && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
