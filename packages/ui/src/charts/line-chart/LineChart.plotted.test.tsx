import { type EChartsType, getInstanceByDom } from 'echarts/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { ptBr } from '../../locale/messages.ts';
import { colors } from '../../tokens/colors.ts';
import { chartCsv } from '../chart-card/chartCsv.ts';
import { type ChartData, plottedValue } from './chartData.ts';
import { chartValue } from './chartValue.ts';
import { loadChartEngine } from './engine/loadChartEngine.ts';
import { LineChart } from './LineChart.tsx';

const months = Array.from({ length: 24 }, (_, month) => `mês ${month + 1}`);
const six = ['Aprovados', 'Requisitados', 'Somatório', 'Títulos', 'Despesas', 'Total'];

/** Charts whose numbers are hard to draw: many, one, below zero, very large, with gaps. */
const charts: Readonly<Record<string, ChartData>> = {
  '24 months of six lines': {
    categories: months,
    series: six.map((name, line) => ({
      id: name,
      name,
      values: months.map((_, month) => Math.round(Math.sin(month + line) * 100_000_00) / 100),
    })),
  },
  'one point': { categories: ['janeiro'], series: [{ id: 'a', name: 'Aprovados', values: [1_234.56] }] },
  'amounts below zero': {
    categories: ['janeiro', 'fevereiro', 'março'],
    series: [{ id: 'a', name: 'Fluxo de Caixa', values: [-0.01, -812_400.1, -3] }],
  },
  'very large amounts': {
    categories: ['janeiro', 'fevereiro'],
    series: [
      { id: 'a', name: 'Aprovados', values: [999_999_999_999.99, 0.01] },
      { id: 'b', name: 'Despesas', values: [-999_999_999_999.99, 0] },
    ],
  },
  'gaps and what is no number': {
    categories: ['janeiro', 'fevereiro', 'março', 'abril'],
    series: [{ id: 'a', name: 'Aprovados', values: [1, null, Number.NaN, 4] }],
  },
};

/** What is on the canvas, as far as the drawing library tells: lines with their points, x and y by turns. */
interface Drawn {
  readonly type: string;
  readonly shape?: { readonly points?: ArrayLike<number> };
  readonly style: { readonly stroke?: string };
}

const linesOn = (chart: EChartsType): Drawn[] => {
  // Its types leave the list of what is drawn out.
  const drawn = chart.getZr().storage.getDisplayList(true) as unknown as Drawn[];
  return drawn.filter(({ type }) => type === 'ec-polyline');
};

/** The chart once all its lines are drawn. */
async function chartIn(container: HTMLElement, lines: number): Promise<EChartsType> {
  const instance = () => {
    const element = container.querySelector('canvas')?.closest<HTMLElement>('[aria-hidden]');
    return element ? getInstanceByDom(element) : undefined;
  };
  await expect.poll(() => instance()?.getOption().series).toHaveLength(lines);
  const chart = instance();
  if (!chart) throw new Error('Nothing is drawn');
  return chart;
}

describe('what the canvas shows', () => {
  expectBrowserEvents();
  beforeAll(loadChartEngine, 30_000);

  it.each(Object.entries(charts))('of %s equals table and CSV, point by point (CHT-06)', async (_, data) => {
    const { categories, series } = data;
    const view = mount(<LineChart label="Requisições de compras" {...data} />);
    const chart = await chartIn(view.container, series.length);
    const { series: plotted, xAxis } = chart.getOption() as unknown as {
      series: { name: string; data: (number | null)[] }[];
      xAxis: { data: string[] }[];
    };
    expect(xAxis[0]?.data).toEqual(categories);
    expect(plotted.map(({ name }) => name)).toEqual(series.map(({ name }) => name));

    const rows = [...view.container.querySelectorAll('tbody tr')];
    const lines = chartCsv(data, 'currency', ptBr).trim().split('\r\n').slice(1);
    for (const [place, category] of categories.entries()) {
      const values = plotted.map((line) => line.data[place] ?? null);
      const cells = [...(rows[place]?.querySelectorAll('th, td') ?? [])].map(
        ({ textContent }) => textContent,
      );
      const told = series.map((line) => line.values[place]);
      expect(cells).toEqual([category, ...told.map((value) => chartValue(value, 'currency', ptBr))]);
      expect(lines[place]).toBe(
        [category, ...values.map((value) => value?.toFixed(2).replace('.', ',') ?? '')].join(';'),
      );
    }

    const drawn = linesOn(chart);
    expect(drawn).toHaveLength(series.length);
    for (const [line, { shape }] of drawn.entries())
      for (const place of categories.keys()) {
        const value = plottedValue(series[line], place);
        const [x = Number.NaN, y = Number.NaN] = Array.from(shape?.points ?? []).slice(place * 2);
        if (value === null) expect(y).toBeNaN();
        else {
          const [left, top] = chart.convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, [place, value]);
          expect(Math.abs(x - (left ?? 0))).toBeLessThan(1);
          expect(Math.abs(y - (top ?? 0))).toBeLessThan(1);
        }
      }
    view.unmount();
  });

  it('is light on paper, and as the page again afterwards', async () => {
    const line = { id: 'a', name: 'Aprovados', values: [1, 2] };
    const view = mount(
      <div data-theme="dark">
        <LineChart label="Requisições" categories={['janeiro', 'fevereiro']} series={[line]} />
      </div>,
    );
    const chart = await chartIn(view.container, 1);
    const drawnIn = () => linesOn(chart)[0]?.style.stroke;
    expect(drawnIn()).toBe(colors.series1.dark);
    window.dispatchEvent(new Event('beforeprint'));
    expect(drawnIn()).toBe(colors.series1.light);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(drawnIn).toBe(colors.series1.dark);
    view.unmount();
  });
});
