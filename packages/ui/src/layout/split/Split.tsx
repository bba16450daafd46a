import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Split.styles.ts';

export interface SplitProps extends ComponentPropsWithRef<'div'> {
  /** Stands at the start and stays in sight while the rest scrolls: a list of records, say. */
  side: ReactNode;
  /** What is chosen at the side. */
  children: ReactNode;
}

/** A list at the side and beside it what was chosen in it; above it where there is no room. Renders a `<div>`. */
export function Split({ side, children, ...rest }: SplitProps) {
  return (
    <S.Root {...rest}>
      <S.Columns>
        <S.Side>{side}</S.Side>
        <S.Main>{children}</S.Main>
      </S.Columns>
    </S.Root>
  );
}
