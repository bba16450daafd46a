import type { LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { ValueMessages } from '../../../locale/messages.ts';
import { type ChartData, type ChartFormat, plottedValue, visibleSeries } from '../chartData.ts';
import { axisValue, chartValue } from '../chartValue.ts';
import { seriesLook } from '../seriesLook.ts';
import type { ChartPalette } from './chartPalette.ts';

export type LineChartOption = ComposeOption<LineSeriesOption | GridComponentOption>;

interface OptionInput extends ChartData {
  format: ChartFormat;
  showValues: boolean;
  hidden: readonly string[];
  palette: ChartPalette;
  messages: ValueMessages;
}

/** Most categories whose points can be told apart in a window of 1280 px: beyond, marks would be a band over the lines. */
const mostMarked = 90;

/** Room below the lowest of values that fall under zero, so that no line runs along the edge. */
const roomBelow = '8%';

/**
 * Options of the chart library. Texts pass through functions that return them literally, so that markup in a name is
 * shown as text (CHT-02); animations are off.
 */
export function chartOption({
  categories,
  series,
  format,
  showValues,
  hidden,
  palette,
  messages,
}: OptionInput): LineChartOption {
  const isDense = categories.length > mostMarked;
  const lines = visibleSeries(series, hidden);
  const fallsBelowZero = lines.some(({ line }) => line.values.some((value) => (value ?? 0) < 0));
  const label = { color: palette.muted, fontFamily: palette.font, fontSize: 12 };
  return {
    animation: false,
    textStyle: { fontFamily: palette.font },
    grid: {
      left: 8,
      right: 16,
      top: 24,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: [...categories],
      axisLine: { lineStyle: { color: palette.axis } },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true, width: 120, overflow: 'truncate' },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      ...(fallsBelowZero && { boundaryGap: [roomBelow, 0] }),
      splitLine: { lineStyle: { color: palette.grid } },
      axisLabel: { ...label, formatter: (value: number) => axisValue(value, format, messages) },
    },
    series: lines.map(({ line, index }): LineSeriesOption => {
      const look = seriesLook(index);
      const color = palette.series[look.color] ?? palette.text;
      return {
        id: line.id,
        name: line.name,
        type: 'line',
        silent: true,
        emphasis: { disabled: true },
        data: categories.map((_, category) => plottedValue(line, category)),
        symbol: isDense && !line.pointsOnly ? 'none' : look.symbol,
        symbolSize: isDense ? 6 : look.symbol === 'circle' ? 7 : 8,
        showAllSymbol: line.pointsOnly ? true : 'auto',
        lineStyle: {
          color,
          width: line.pointsOnly ? 0 : isDense ? 1.5 : 2,
          type: look.dash.length > 0 ? [...look.dash] : 'solid',
        },
        itemStyle: {
          color: look.hollow ? palette.surface : color,
          borderColor: color,
          borderWidth: look.hollow ? 2 : 0,
          borderType: 'solid',
        },
        label: {
          show: showValues,
          position: 'top',
          color: palette.text,
          fontFamily: palette.font,
          fontSize: 11,
          textBorderColor: palette.surface, // lines run behind the figures
          textBorderWidth: 3,
          formatter: ({ dataIndex }) => chartValue(plottedValue(line, dataIndex), format, messages),
        },
        labelLayout: { hideOverlap: true },
      };
    }),
  };
}
