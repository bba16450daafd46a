import type { ComponentPropsWithRef } from 'react';
import * as S from './__Name__.styles.ts';

export interface __Name__Props extends ComponentPropsWithRef<'div'> {
  /** @default 'normal' */
  emphasis?: 'normal' | 'strong' | undefined;
}

/** A framed piece of content. Renders a `<div>`. */
export function __Name__({ emphasis = 'normal', ...rest }: __Name__Props) {
  return <S.Root {...rest} data-emphasis={emphasis} />;
}
