import { type ComponentPropsWithRef, type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useMergedRefs } from '../../../internal/useMergedRefs.ts';
import { useMoreSideways } from '../../../internal/useMoreSideways.ts';
import { ChartRows, type ChartRowsProps } from './ChartRows.tsx';
import * as S from './ChartTable.styles.ts';

export interface ChartTableProps
  extends ChartRowsProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | keyof ChartRowsProps> {
  /** Height at which it scrolls inside itself, in pixels. @default as high as its rows */
  heightPx?: number | undefined;
  /** The category that is in sight at first, of those that stand beside each other. @default the first */
  startAt?: string | undefined;
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
  startAt,
  ref,
  style,
  ...rest
}: ChartTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(scroller, ref);
  useMoreSideways(scroller, categories.length);

  const place = rows === 'series' && startAt !== undefined ? categories.indexOf(startAt) : -1;
  useLayoutEffect(() => {
    const element = scroller.current;
    const heads = element ? [...element.querySelectorAll('thead th')].slice(1) : [];
    if (!element || !heads[place]) return;
    const show = () => {
      const before = heads.slice(0, place).reduce((sum, head) => sum + head.getBoundingClientRect().width, 0);
      // In a page from right to left it scrolls into negative numbers.
      element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -before : before;
      return element.scrollLeft;
    };
    let isLive = true;
    const shown = show();
    // Letters that come later make other widths.
    void document.fonts.ready.then(() => {
      if (isLive && element.scrollLeft === shown) show();
    });
    return () => {
      isLive = false;
    };
  }, [place]);

  const size: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--chart-block-size': heightPx === undefined ? undefined : `${heightPx}px`,
    ...style,
  };
  return (
    <S.Scroller {...rest} ref={mergedRef} style={size} role="group" aria-label={label} tabIndex={0}>
      <ChartRows label={label} categories={categories} series={series} format={format} rows={rows} />
    </S.Scroller>
  );
}
