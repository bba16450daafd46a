import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './StatusBadge.styles.ts';

export interface StatusBadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * Whose turn it is: `warning` ours, `partner` the supplier's, `info` under way, `success` done, `danger` refused.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'warning' | 'partner' | 'info' | 'success' | 'danger' | undefined;
  /** In place of the dot. */
  icon?: ReactNode;
  /** The status in one or two words, since colour alone is not enough. */
  children: ReactNode;
}

/** Short status of a record. Renders a `<span>`. */
export function StatusBadge({ tone = 'neutral', icon, children, ...rest }: StatusBadgeProps) {
  return (
    <S.Root {...rest} data-tone={tone}>
      {icon ?? <S.Dot aria-hidden="true" />}
      <span>{children}</span>
    </S.Root>
  );
}
