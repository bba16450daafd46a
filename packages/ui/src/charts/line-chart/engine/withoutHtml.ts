import * as echarts from 'echarts/core';

/** echarts empties its element with a string of HTML, which a page with Trusted Types refuses (ecomfe/zrender#1167). */
const emptyWithoutHtml = (element: HTMLElement) =>
  Object.defineProperty(element, 'innerHTML', { configurable: true, set: () => element.replaceChildren() });

/** echarts' `init`, in an element that is never given a string. */
export function init(element: HTMLElement, ...rest: [theme?: null, options?: echarts.EChartsInitOpts]) {
  emptyWithoutHtml(element);
  return echarts.init(element, ...rest);
}

/** echarts' `dispose`; the element is then as it was. */
export function dispose(element: HTMLElement): void {
  echarts.dispose(element);
  Reflect.deleteProperty(element, 'innerHTML');
}
