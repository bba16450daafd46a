import type { EChartsType } from 'echarts/core';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../locale/useMessages.ts';
import { valueTexts } from '../../../locale/valueTexts.ts';
import { type ChartFormat, type ChartSeries, plottedValue } from '../chartData.ts';
import { chartValue } from '../chartValue.ts';
import * as S from '../LineChart.styles.ts';
import { SeriesMark } from '../SeriesMark.tsx';
import type { Reading } from './readingAfter.ts';

interface ReadingTipProps {
  reading: Reading;
  category: string;
  lines: readonly { line: ChartSeries; index: number }[];
  format: ChartFormat;
  chart: EChartsType;
  /** Width of the drawing in pixels. */
  widthPx: number;
}

/** Values at the current point. Plain elements, so that markup in a name is shown as text (CHT-02). */
export function ReadingTip({ reading, category, lines, format, chart, widthPx }: ReadingTipProps) {
  const messages = useMessages(valueTexts);
  const value = plottedValue(lines[reading.line]?.line, reading.category);
  const place = chart.convertToPixel('grid', [reading.category, value ?? 0]);
  const [x = Number.NaN, y = Number.NaN] = Array.isArray(place) ? place : [];
  if (!Number.isFinite(x + y)) return null;
  const variables: CSSProperties & Record<`--${string}`, string> = {
    '--chart-x': `${x}px`,
    '--chart-y': `${y}px`,
  };
  return (
    <S.Over aria-hidden="true" style={variables}>
      <S.Rule />
      {value !== null && <S.Point />}
      <S.Tip data-side={x > widthPx / 2 ? 'before' : 'after'}>
        <S.TipTitle>{category}</S.TipTitle>
        {lines.map(({ line, index }, position) => (
          <S.TipLine key={line.id} data-current={position === reading.line || undefined}>
            <SeriesMark index={index} pointsOnly={line.pointsOnly} />
            <span>{line.name}</span>
            <strong>{chartValue(line.values[reading.category], format, messages)}</strong>
          </S.TipLine>
        ))}
      </S.Tip>
    </S.Over>
  );
}
