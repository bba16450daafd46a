import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import type { LineChartOption } from './chartOption.ts';

export { getInstanceByDom } from 'echarts/core';

use([LineChart, GridComponent, LabelLayout, CanvasRenderer]);

/** A drawn chart, as the components use it. */
export interface DrawnChart {
  draw: (option: LineChartOption) => void;
  resize: () => void;
  dispose: () => void;
  /** Position of a value in the chart, in pixels from its left and top edge. */
  placeOf: (category: number, value: number) => { x: number; y: number } | null;
  /** The category nearest to a horizontal place in the drawing; not a whole number, and it may lie outside. */
  categoryAt: (x: number) => number;
  /** The drawing as it is now. */
  canvas: () => HTMLCanvasElement;
}

/** echarts empties its element with a string of HTML, which a page with Trusted Types refuses (ecomfe/zrender#1167). */
const emptyWithoutHtml = (element: HTMLElement) =>
  Object.defineProperty(element, 'innerHTML', { configurable: true, set: () => element.replaceChildren() });

/** Starts an empty chart in an element that has a size, or on a sheet of its own. */
export function createChart(
  element: HTMLElement,
  size?: { width: number; height: number; devicePixelRatio: number },
): DrawnChart {
  emptyWithoutHtml(element);
  const chart = init(element, null, { renderer: 'canvas', ...size });
  return {
    draw: (option) => {
      chart.setOption(option, { notMerge: true });
      chart.getZr().flush(); // or the skeleton would give way to an empty canvas for a frame
    },
    resize: () => chart.resize(),
    dispose: () => {
      chart.dispose();
      Reflect.deleteProperty(element, 'innerHTML');
    },
    placeOf: (category, value) => {
      const place = chart.convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, [category, value]);
      const [x, y] = Array.isArray(place) ? place : [];
      return x === undefined || y === undefined || !Number.isFinite(x + y) ? null : { x, y };
    },
    categoryAt: (x) => Number(chart.convertFromPixel({ xAxisIndex: 0 }, x)),
    canvas: () => chart.renderToCanvas(),
  };
}
