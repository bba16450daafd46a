import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { dispose, type EChartsInitOpts, getInstanceByDom, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

use([LineChart, GridComponent, LabelLayout, CanvasRenderer]);

/** echarts empties its element with a string of HTML, which a page with Trusted Types refuses (ecomfe/zrender#1167). */
const emptyWithoutHtml = (element: HTMLElement) =>
  Object.defineProperty(element, 'innerHTML', { configurable: true, set: () => element.replaceChildren() });

/** The drawing library, as far as it is used. An object of this file, or a bundler would leave the line above out. */
export const echarts = {
  init: (element: HTMLElement, ...rest: [theme?: null, options?: EChartsInitOpts]) => {
    emptyWithoutHtml(element);
    return init(element, ...rest);
  },
  dispose: (element: HTMLElement) => {
    dispose(element);
    Reflect.deleteProperty(element, 'innerHTML');
  },
  getInstanceByDom,
};
