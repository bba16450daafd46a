import type { ComponentPropsWithRef } from 'react';
import * as S from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `none` for content that reaches the border, such as a table. @default 'md' */
  padding?: 'md' | 'none' | undefined;
}

/** A paper-like surface on the page. Renders a `<div>`. */
export function Card({ padding = 'md', ...rest }: CardProps) {
  return <S.Root {...rest} data-padding={padding} />;
}
