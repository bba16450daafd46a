import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { ChartRows, type ChartRowsProps } from './ChartRows.tsx';
import * as S from './ChartTable.styles.ts';

export interface ChartTableProps
  extends ChartRowsProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | keyof ChartRowsProps> {
  /** Height at which it scrolls inside itself, in pixels. @default as high as its rows */
  heightPx?: number | undefined;
}

/**
 * The values of a chart, or an overview of several (CHT-004, CHT-022), as a table that scrolls inside itself. Renders a
 * `<div>` with a `<table>`.
 */
export function ChartTable({
  label,
  categories,
  series,
  format,
  rows,
  heightPx,
  style,
  ...rest
}: ChartTableProps) {
  const size: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--chart-block-size': heightPx === undefined ? undefined : `${heightPx}px`,
    ...style,
  };
  return (
    <S.Scroller {...rest} style={size} role="group" aria-label={label} tabIndex={0}>
      <ChartRows label={label} categories={categories} series={series} format={format} rows={rows} />
    </S.Scroller>
  );
}
