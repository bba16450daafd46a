import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

// Its `lib` is CommonJS, whose default is a class in one bundler and an object in the next (hustcc/echarts-for-react#619).
export { default as EChartsReactCore } from 'echarts-for-react/esm/core';

use([LineChart, GridComponent, LabelLayout, CanvasRenderer]);

/** echarts empties its element with a string of HTML, which a page with Trusted Types refuses (ecomfe/zrender#1167). */
const emptyWithoutHtml = (element: HTMLElement) =>
  Object.defineProperty(element, 'innerHTML', { configurable: true, set: () => element.replaceChildren() });

/** The drawing library, as far as it is used. */
export const echarts = {
  init: (element: HTMLElement, ...rest: [theme?: null, options?: Parameters<typeof init>[2]]) => {
    emptyWithoutHtml(element);
    return init(element, ...rest);
  },
  dispose: (element: HTMLElement) => {
    dispose(element);
    Reflect.deleteProperty(element, 'innerHTML');
  },
  getInstanceByDom,
};
