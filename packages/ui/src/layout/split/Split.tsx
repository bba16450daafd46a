import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Split.styles.ts';

export interface SplitProps extends ComponentPropsWithRef<'div'> {
  /** The start side, which stays visible while the rest scrolls, for example a list of records. */
  side: ReactNode;
  /** The selected record. */
  children: ReactNode;
  /** The content is the previous one while the next is loading: faint and inert. @default false */
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
