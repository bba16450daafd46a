import type { ComponentPropsWithRef } from 'react';
import * as S from './Stack.styles.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children: 4 px, 8 px, 16 px or 24 px; the larger two follow the density. @default 'md' */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Where the children stand across the stack. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
}

/** Puts its children one below the other. Renders a `<div>`. */
export function Stack({ gap = 'md', align = 'stretch', ...rest }: StackProps) {
  return <S.Root {...rest} data-gap={gap} data-align={align} />;
}
