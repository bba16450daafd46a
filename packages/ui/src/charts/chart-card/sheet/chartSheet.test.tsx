import { describe, expect, it, vi } from 'vitest';
import { answerPrint } from '../../../internal/testing/answerPrint.ts';
import { hostileName, manyLines, purchases } from '../../line-chart/chartExample.ts';
import { drawChartSheet } from './chartSheet.ts';
import type { ChartSheet } from './chartSheet.types.ts';
import { downloadChartSheet, printChartSheet } from './chartSheetActs.ts';

const sheet: ChartSheet = {
  title: 'Análise Gráfica',
  subtitle: 'Período: Mes',
  now: new Date('2026-03-05T12:07:00Z'),
  charts: [
    { title: 'REQUISIÇÕES DE COMPRAS', ...purchases },
    { title: hostileName.repeat(5), ...manyLines, showValues: true },
  ],
  table: { title: 'Visão geral', ...manyLines },
};

const frames = () => document.querySelectorAll('iframe[srcdoc]').length;

describe('pictures of charts', () => {
  it('draws header, charts and table on one light sheet (CHT-012, CHT-013)', async () => {
    const canvas = await drawChartSheet(sheet);
    expect(canvas.width).toBe(2240);
    const pen = canvas.getContext('2d');
    const inks = (top: number, bottom: number) => {
      const pixels = pen?.getImageData(0, top, canvas.width, bottom - top).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
    };
    expect([...(pen?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
    for (let top = 0; top < canvas.height - 400; top += 800) expect(inks(top, top + 400)).toBeGreaterThan(2);
  });

  it('writes another time when made at another time', async () => {
    const at = async (now: Date) => (await drawChartSheet({ ...sheet, charts: [], now })).toDataURL();
    const first = await at(sheet.now);
    expect(await at(sheet.now)).toBe(first);
    expect(await at(new Date('2026-03-05T12:08:00Z'))).not.toBe(first);
  });

  it('downloads a PNG whose name bears the time, and lets go of it', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });
    expect(await downloadChartSheet(sheet, 'analise-grafica')).toBe('analise-grafica-2026-03-05-0907.png');
    const [link] = clicked;
    expect(link?.download).toBe('analise-grafica-2026-03-05-0907.png');
    const file = await (await fetch(link?.href ?? '')).blob();
    expect(file.type).toBe('image/png');
    expect([...new Uint8Array(await file.slice(1, 4).arrayBuffer())]).toEqual([0x50, 0x4e, 0x47]);
    await expect.poll(() => revoke.mock.calls.flat(), { timeout: 3000 }).toContain(link?.href);
    expect(document.querySelector('a[download]')).toBeNull();
  });

  it('prints the picture alone, and leaves nothing behind', async () => {
    let printed: string | undefined;
    const stop = answerPrint((view) => {
      const [picture] = view.document.images;
      printed = `${view.document.body.childElementCount} ${picture?.naturalWidth} ${view.document.title}`;
      view.dispatchEvent(new Event('afterprint'));
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    await printChartSheet(sheet);
    expect(printed).toBe('1 2240 Análise Gráfica');
    expect(frames()).toBe(0);
    expect(revoke).toHaveBeenCalledOnce();
    stop();
  });

  it('prints the whole picture on one page, so that no page break cuts a chart', async () => {
    const page = { inlineSize: '210px', blockSize: '150px' };
    let whole = false;
    const stop = answerPrint((view) => {
      const frame = view.frameElement;
      if (frame instanceof HTMLIFrameElement) Object.assign(frame.style, page);
      const box = view.document.images[0]?.getBoundingClientRect();
      whole = box !== undefined && box.height > 100 && box.bottom <= 150 && box.right <= 210;
      view.dispatchEvent(new Event('afterprint'));
    });
    await printChartSheet(sheet);
    expect(whole).toBe(true);
    stop();
  });

  it('leaves nothing behind when printing fails, and says so to its caller', async () => {
    const stop = answerPrint(() => {
      throw new Error('blocked');
    });
    await expect(printChartSheet(sheet)).rejects.toThrow('blocked');
    expect(frames()).toBe(0);
    stop();
  });
});
