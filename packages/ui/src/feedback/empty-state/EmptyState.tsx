import { TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from '../../internal/stateMessage.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Title: what is missing. */
  title: ReactNode;
  /** Why, and what to do. */
  description?: ReactNode;
  /** Picture above the title. @default a warning sign */
  icon?: ReactNode;
  /** The next act: a button or link. */
  action?: ReactNode;
}

/** Placeholder of an empty list or section. Renders a `<div>`. */
export function EmptyState({ title, description, icon, action, ...rest }: EmptyStateProps) {
  return (
    <S.Root {...rest}>
      <S.Icon data-tone={icon === undefined ? 'warning' : undefined}>
        {icon ?? <TriangleAlert aria-hidden="true" />}
      </S.Icon>
      <S.Title>{title}</S.Title>
      {description && <S.Text>{description}</S.Text>}
      {action && <S.Actions>{action}</S.Actions>}
    </S.Root>
  );
}
