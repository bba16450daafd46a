import { valueTexts } from '../../../locale/valueTexts.ts';
import { t } from '../../../tokens/tokens.ts';
import { themePalette } from '../../line-chart/engine/chartPalette.ts';
import { loadChartEngine } from '../../line-chart/engine/loadChartEngine.ts';
import { pageFont } from '../../line-chart/engine/pageFont.ts';
import { chartBlock } from './chartBlock.ts';
import type { ChartSheet } from './chartSheet.types.ts';
import { fitted, headerHeight, type SheetBlock, sheetPadding, sheetWidth } from './sheetBlock.ts';
import { tableBlock } from './tableBlock.ts';
import { timeStamp } from './timeStamp.ts';

/** Physical pixels for one of the sheet, so that print is sharp. */
const scale = 2;

/** Draws the picture, always in the light theme, since it is for print. */
export async function drawChartSheet(sheet: ChartSheet): Promise<HTMLCanvasElement> {
  const engine = await loadChartEngine();
  const palette = themePalette('light', pageFont());
  const { messages = valueTexts } = sheet;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw on');
  const blocks: SheetBlock[] = [
    ...sheet.charts.map((chart) => chartBlock(pen, chart, { engine, palette, messages, scale })),
    ...(sheet.table ? [tableBlock(pen, sheet.table, palette, messages)] : []),
  ];
  canvas.width = sheetWidth * scale;
  canvas.height = scale * (headerHeight + blocks.reduce((sum, { height }) => sum + height, sheetPadding));
  pen.scale(scale, scale);
  pen.fillStyle = palette.surface;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawHeader(pen, sheet, palette);
  let top = headerHeight;
  for (const { height, draw } of blocks) {
    draw(top);
    top += height;
  }
  return canvas;
}

function drawHeader(
  pen: CanvasRenderingContext2D,
  { title, subtitle, now, messages = valueTexts }: ChartSheet,
  palette: ReturnType<typeof themePalette>,
) {
  const end = sheetWidth - sheetPadding;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = palette.text;
  pen.font = `${t.weight.semibold} 20px ${palette.font}`;
  pen.fillText(fitted(pen, title, sheetWidth - 2 * sheetPadding - 180), sheetPadding, 44);
  pen.font = `${t.weight.medium} 14px ${palette.font}`;
  pen.textAlign = 'right';
  pen.fillText(timeStamp(now, messages.formats), end, 44);
  pen.textAlign = 'left';
  pen.fillStyle = palette.muted;
  pen.font = `14px ${palette.font}`;
  if (subtitle) pen.fillText(fitted(pen, subtitle, sheetWidth - 2 * sheetPadding), sheetPadding, 66);
  pen.fillStyle = palette.grid;
  pen.fillRect(sheetPadding, 80, end - sheetPadding, 1);
}

/** The picture as a PNG file. */
export async function chartSheetPng(sheet: ChartSheet): Promise<Blob> {
  const canvas = await drawChartSheet(sheet);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The picture is empty'))), 'image/png');
  });
}
