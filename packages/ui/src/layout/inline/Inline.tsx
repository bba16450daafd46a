import type { ComponentPropsWithRef } from 'react';
import * as S from './Inline.styles.ts';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children: 4 px, 8 px, 16 px or 24 px; the larger two follow the density. @default 'sm' */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Where the children stand across the line. @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline' | undefined;
  /** Where the children stand along the line. @default 'start' */
  justify?: 'start' | 'end' | 'between' | undefined;
}

/** Puts its children beside each other and wraps where the line ends. Renders a `<div>`. */
export function Inline({ gap = 'sm', align = 'center', justify = 'start', ...rest }: InlineProps) {
  return <S.Root {...rest} data-gap={gap} data-align={align} data-justify={justify} />;
}
