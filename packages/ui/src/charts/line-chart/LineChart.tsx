import { type ComponentPropsWithRef, type CSSProperties, useId, useMemo, useRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { chartTexts } from '../../locale/chartTexts.ts';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { type ChartFormat, type ChartSeries, hasValues, visibleSeries } from './chartData.ts';
import { chartSummary } from './chartSummary.ts';
import { chartValue } from './chartValue.ts';
import { chartOption } from './engine/chartOption.ts';
import { useChart } from './engine/useChart.tsx';
import { useChartPalette } from './engine/useChartPalette.ts';
import * as S from './LineChart.styles.ts';
import { ReadingTip } from './reading/ReadingTip.tsx';
import { useReading } from './reading/useReading.ts';
import { ChartRows } from './table/ChartRows.tsx';

const none: readonly string[] = [];

/** A table of more rows helps nobody who listens, and would cost the page more than the drawing does. */
const mostUnseenRows = 200;

export interface LineChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Names along the horizontal axis, shown literally. */
  categories: readonly string[];
  /** The lines; each keeps its look by its place in this list. */
  series: readonly ChartSeries[];
  /** How the values are written. @default 'currency' */
  format?: ChartFormat | undefined;
  /** Writes the values beside the points, where there is room (CHT-007). @default false */
  showValues?: boolean | undefined;
  /** Ids of the series that are neither drawn nor read. @default none */
  hiddenSeries?: readonly string[] | undefined;
  /** Height of the drawing in pixels. @default 320 */
  heightPx?: number | undefined;
  /** What the chart shows, in one sentence. @default highest, lowest and last value of each line */
  summary?: string | undefined;
}

/**
 * Lines over categories, drawn on a canvas that is fetched when first needed. The drawing is one tab stop with
 * `role="application"`, because only so do the arrow keys reach it through a screen reader: left and right read the
 * categories, up and down the lines. A summary stands beside it, and of up to 200 categories the same data as a table; show
 * a `ChartTable` of more when asked for. Renders a `<div>`.
 */
export function LineChart({
  label,
  categories,
  series,
  format = 'currency',
  showValues = false,
  hiddenSeries = none,
  heightPx = 320,
  summary,
  style,
  ...rest
}: LineChartProps) {
  const messages = useMessages(chartTexts);
  const common = useMessages(commonTexts);
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const palette = useChartPalette(canvas);
  const lines = useMemo(() => visibleSeries(series, hiddenSeries), [series, hiddenSeries]);
  const shown = useMemo(() => ({ categories, series: lines.map(({ line }) => line) }), [categories, lines]);
  const option = useMemo(
    () =>
      palette &&
      chartOption({ categories, series, format, showValues, hidden: hiddenSeries, palette, messages }),
    [categories, series, format, showValues, hiddenSeries, palette, messages],
  );
  const { drawing, chart, failed, retry } = useChart(canvas, option);
  const { reading, handlers } = useReading({
    categories: categories.length,
    lines: lines.length,
    chart,
    plot,
  });

  const empty = !hasValues({ categories, series });
  const category = categories[reading?.category ?? -1];
  const read = lines[reading?.line ?? -1]?.line;
  const value = reading && read?.values[reading.category];
  const size: CSSProperties & Record<`--${string}`, string> = {
    '--chart-block-size': `${heightPx}px`,
    ...style,
  };

  return (
    <S.Root {...rest} style={size} aria-busy={!chart && !failed && !empty}>
      <S.Unseen id={id}>
        {summary ?? chartSummary(shown, format, messages)} {messages.chartKeys}
      </S.Unseen>
      <S.Plot
        {...handlers}
        ref={plot}
        role="application"
        aria-roledescription={messages.chartRole}
        aria-label={label}
        aria-describedby={id}
        tabIndex={empty || failed ? -1 : 0}
      >
        <S.Canvas ref={canvas} hidden={empty || failed}>
          {drawing}
        </S.Canvas>
        {!chart && !failed && !empty && <Skeleton shape="block" height={heightPx} />}
        {chart && reading && category !== undefined && (
          <ReadingTip
            reading={reading}
            category={category}
            lines={lines}
            format={format}
            chart={chart}
            widthPx={canvas.current?.clientWidth ?? 0}
          />
        )}
      </S.Plot>
      {empty && (
        <S.Cover>
          <EmptyState title={common.emptyTable} />
        </S.Cover>
      )}
      {failed && !empty && (
        <S.Cover>
          <ErrorState message={messages.chartLoadError} onRetry={retry} />
        </S.Cover>
      )}
      <S.Unseen role="status">
        {reading?.byKey && read && category !== undefined
          ? messages.chartPoint(
              read.name,
              category,
              value == null ? messages.chartNoValue : chartValue(value, format, messages),
            )
          : ''}
      </S.Unseen>
      {!empty && categories.length <= mostUnseenRows && (
        <S.Unseen>
          <ChartRows label={label} {...shown} format={format} />
        </S.Unseen>
      )}
    </S.Root>
  );
}
