import type { ValueMessages } from '../../../locale/messages.ts';
import { t } from '../../../tokens/tokens.ts';
import { chartValue } from '../../line-chart/chartValue.ts';
import type { ChartPalette } from '../../line-chart/engine/chartPalette.ts';
import type { SheetChart } from './chartSheet.types.ts';
import { contentWidth, fitted, type SheetBlock, sheetPadding } from './sheetBlock.ts';

const rowHeight = 28;
const titleHeight = 36;
const mostForName = 220;
const cellGap = 16;

/** The overview table, a row for each series; categories that do not fit side by side go on below. */
export function tableBlock(
  pen: CanvasRenderingContext2D,
  { title, categories, series, format = 'currency' }: SheetChart,
  palette: ChartPalette,
  messages: ValueMessages,
): SheetBlock {
  pen.font = `12px ${palette.font}`;
  const texts = series.map(({ values }) =>
    categories.map((_, category) => chartValue(values[category], format, messages)),
  );
  const widthOf = (all: readonly string[]) =>
    Math.max(...all.map((text) => pen.measureText(text).width), 56) + cellGap;
  const nameWidth = Math.min(mostForName, widthOf(series.map(({ name }) => name)));
  const needed = Math.min(160, widthOf([...categories, ...texts.flat()]));
  const partCount = Math.ceil(
    categories.length / Math.max(1, Math.floor((contentWidth - nameWidth) / needed)),
  );
  const perPart = Math.max(1, Math.ceil(categories.length / partCount));
  const columnWidth = (contentWidth - nameWidth) / perPart;
  const parts = Array.from({ length: partCount }, (_, part) => part * perPart);
  const headHeight = title === undefined ? 0 : titleHeight;
  const partHeight = (series.length + 1) * rowHeight + cellGap;

  const drawRow = (top: number, name: string, cells: readonly string[]) => {
    pen.textAlign = 'left';
    pen.fillText(fitted(pen, name, nameWidth - cellGap), sheetPadding, top + 18);
    pen.textAlign = 'right';
    for (const [column, text] of cells.entries()) {
      const end = sheetPadding + nameWidth + (column + 1) * columnWidth;
      pen.fillText(fitted(pen, text, columnWidth - cellGap / 2), end, top + 18);
    }
    pen.textAlign = 'left';
  };

  return {
    height: headHeight + parts.length * partHeight,
    draw(top) {
      pen.fillStyle = palette.text;
      pen.font = `${t.weight.semibold} 16px ${palette.font}`;
      if (title !== undefined) pen.fillText(fitted(pen, title, contentWidth), sheetPadding, top + 24);
      for (const [part, from] of parts.entries()) {
        const start = top + headHeight + part * partHeight;
        pen.font = `${t.weight.medium} 12px ${palette.font}`;
        pen.fillStyle = palette.muted;
        drawRow(start, '', categories.slice(from, from + perPart));
        pen.font = `12px ${palette.font}`;
        for (const [row, { name }] of series.entries()) {
          const line = start + (row + 1) * rowHeight;
          pen.fillStyle = palette.grid;
          pen.fillRect(sheetPadding, line, contentWidth, 1);
          pen.fillStyle = palette.text;
          drawRow(line, name, (texts[row] ?? []).slice(from, from + perPart));
        }
      }
    },
  };
}
