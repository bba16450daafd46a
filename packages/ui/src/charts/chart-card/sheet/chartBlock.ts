import type { ValueMessages } from '../../../locale/messages.ts';
import { t } from '../../../tokens/tokens.ts';
import { visibleSeries } from '../../line-chart/chartData.ts';
import { chartOption } from '../../line-chart/engine/chartOption.ts';
import type { ChartPalette } from '../../line-chart/engine/chartPalette.ts';
import type { ChartEngine } from '../../line-chart/engine/loadChartEngine.ts';
import { type SeriesLook, seriesLook, symbolPaths } from '../../line-chart/seriesLook.ts';
import type { SheetChart } from './chartSheet.types.ts';
import { contentWidth, fitted, type SheetBlock, sheetPadding } from './sheetBlock.ts';

const chartHeight = 340;
const titleHeight = 36;
const legendLine = 24;
const markWidth = 32;
const gap = 24;

interface Tools {
  engine: ChartEngine;
  palette: ChartPalette;
  messages: ValueMessages;
  scale: number;
}

/** A chart with its heading and its legend. */
export function chartBlock(pen: CanvasRenderingContext2D, chart: SheetChart, tools: Tools): SheetBlock {
  const { palette } = tools;
  const legendFont = `13px ${palette.font}`;
  pen.font = legendFont;
  let [x, line] = [0, 0];
  const legend = visibleSeries(chart.series, chart.hiddenSeries ?? []).map(({ line: series, index }) => {
    const name = fitted(pen, series.name, contentWidth - markWidth - 8);
    const width = markWidth + 8 + pen.measureText(name).width;
    if (x > 0 && x + width > contentWidth) [x, line] = [0, line + 1];
    const { pointsOnly = false } = series;
    const place = { name, look: seriesLook(index), pointsOnly, x: sheetPadding + x, line };
    x += width + gap;
    return place;
  });
  const headHeight = chart.title === undefined ? 0 : titleHeight;
  const legendHeight = legend.length === 0 ? 0 : (line + 1) * legendLine;

  return {
    height: headHeight + legendHeight + chartHeight + gap,
    draw(top) {
      pen.fillStyle = palette.text;
      pen.font = `${t.weight.semibold} 16px ${palette.font}`;
      if (chart.title !== undefined)
        pen.fillText(fitted(pen, chart.title, contentWidth), sheetPadding, top + 24);
      pen.font = legendFont;
      for (const { name, look, pointsOnly, x: start, line: row } of legend) {
        const middle = top + headHeight + row * legendLine + legendLine / 2;
        drawMark(pen, { ...look, pointsOnly }, { x: start, y: middle }, palette);
        pen.fillStyle = palette.text;
        pen.fillText(name, start + markWidth + 8, middle + 4);
      }
      const picture = chartPicture(chart, tools);
      pen.drawImage(picture, sheetPadding, top + headHeight + legendHeight, contentWidth, chartHeight);
    },
  };
}

function drawMark(
  pen: CanvasRenderingContext2D,
  { color, dash, symbol, hollow, pointsOnly }: SeriesLook & { pointsOnly: boolean },
  { x, y }: { x: number; y: number },
  palette: ChartPalette,
) {
  const ink = palette.series[color] ?? palette.text;
  pen.save();
  pen.strokeStyle = ink;
  pen.lineWidth = 2;
  pen.setLineDash([...dash]);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + markWidth, y);
  if (!pointsOnly) pen.stroke();
  pen.setLineDash([]);
  pen.translate(x + markWidth / 2, y);
  const shape = new Path2D(symbolPaths[symbol]);
  pen.fillStyle = hollow ? palette.surface : ink;
  pen.fill(shape);
  if (hollow) pen.stroke(shape);
  pen.restore();
}

function chartPicture(chart: SheetChart, { engine, palette, messages, scale }: Tools): HTMLCanvasElement {
  const size = { width: contentWidth, height: chartHeight, devicePixelRatio: scale };
  const drawing = engine.echarts.init(document.createElement('div'), null, size);
  try {
    drawing.setOption(
      chartOption({
        categories: chart.categories,
        series: chart.series,
        format: chart.format ?? 'currency',
        showValues: chart.showValues ?? false,
        hidden: chart.hiddenSeries ?? [],
        palette,
        messages,
      }),
    );
    return drawing.renderToCanvas();
  } finally {
    drawing.dispose();
  }
}
