import type { ComponentPropsWithRef, CSSProperties } from 'react';
import * as S from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it stands for: lines, an area, or something round. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Lines of a text; the last of several is shorter. @default 1 */
  lines?: number | undefined;
  /** Pixels or a CSS length. @default the whole width; the control height for a circle */
  width?: number | string | undefined;
  /** Pixels or a CSS length, of one line for a text. @default 12 px for a text, the control height for a block */
  height?: number | string | undefined;
}

const length = (value: number | string | undefined) => (typeof value === 'number' ? `${value}px` : value);

/** A placeholder in the shape of loading content; set `aria-busy` on the region. Renders a `<div>`. */
export function Skeleton({ shape = 'text', lines = 1, width, height, style, ...rest }: SkeletonProps) {
  const size: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--skeleton-inline-size': length(width),
    '--skeleton-block-size': length(height),
    ...style,
  };
  return (
    <S.Root {...rest} aria-hidden="true" data-shape={shape} style={size}>
      {shape === 'text' &&
        Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => <S.Line key={key} />)}
    </S.Root>
  );
}
