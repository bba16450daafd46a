import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/MessagesContext.ts';
import * as S from './Button.styles.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Emphasis: one `primary` a view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** Meaning: `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** @default 'md' */
  size?: 'sm' | 'md';
  /** Shows that the act is under way and refuses further presses; focus stays. @default false */
  loading?: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
  /** A verb. */
  children: ReactNode;
}

/** Does an act of the page. Renders a `<button>`. */
export function Button({
  variant = 'secondary',
  tone = 'neutral',
  size = 'md',
  loading = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const messages = useMessages();
  return (
    <S.Root
      {...rest}
      type={loading ? 'button' : type}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <S.Spinner role="img" aria-label={messages.loading} /> : icon}
      <span>{children}</span>
    </S.Root>
  );
}
