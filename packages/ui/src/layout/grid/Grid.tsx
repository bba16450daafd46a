import type { ComponentPropsWithRef } from 'react';
import * as S from './Grid.styles.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Most columns the grid draws; it draws fewer where its own width is small. @default 2 */
  columns?: 2 | 3 | 4 | undefined;
}

/** Puts fields and cards in equal columns; a child with `data-span="full"` takes a whole line. Renders a `<div>`. */
export function Grid({ columns = 2, ...rest }: GridProps) {
  return <S.Root {...rest} data-columns={columns} />;
}
