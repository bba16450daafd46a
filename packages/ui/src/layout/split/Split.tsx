import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Split.styles.ts';

export interface SplitProps extends ComponentPropsWithRef<'div'> {
  /** Stands at the start and stays in sight while the rest scrolls: a list of records, say. */
  side: ReactNode;
  /** What is chosen at the side. */
  children: ReactNode;
  /** What is shown was chosen before and stays until the next is there: faint, and nothing can be done to it. @default false */
  stale?: boolean | undefined;
}

/** A list at the side and beside it what was chosen in it; above it where there is no room. Renders a `<div>`. */
export function Split({ side, children, stale = false, ...rest }: SplitProps) {
  return (
    <S.Root {...rest}>
      <S.Columns>
        <S.Side>{side}</S.Side>
        <S.Main inert={stale} aria-busy={stale} data-stale={stale || undefined}>
          {children}
        </S.Main>
      </S.Columns>
    </S.Root>
  );
}
