// Its `lib` is CommonJS, whose default is a class in one bundler and an object in the next (hustcc/echarts-for-react#619).

import type { EChartsType } from 'echarts/core';
import EChartsReactCore from 'echarts-for-react/esm/core.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchFromNextFrame } from '../../../internal/watchFromNextFrame.ts';
import type { LineChartOption } from './chartOption.ts';
import { echarts } from './echarts.ts';

/** What the package gets for a chart that went while it waited for it: it writes to it all the same. */
const noChart = { setOption: () => undefined, hideLoading: () => undefined };

const whole = { style: { height: '100%' }, opts: { width: 'auto', height: 'auto' } } as const;

interface MountedChartProps {
  place: RefObject<HTMLElement | null>;
  option: LineChartOption;
  /** Called with the chart once it is drawn, and with null when it goes. Stays the same. */
  onChart: (chart: EChartsType | null) => void;
  /** Called after the chart took a new size. Stays the same. */
  onResize: () => void;
}

/**
 * A chart by echarts-for-react, from when its place has a size (a closed tab has none). The size is followed here: the
 * package lets the first change go by (hustcc/echarts-for-react#542). Renders a `<div>`.
 */
export function MountedChart({ place, option, onChart, onResize }: MountedChartProps) {
  const [sized, setSized] = useState(false);
  const drawn = useRef<EChartsType>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      setSized(true);
      drawn.current?.resize();
      onResize();
    });
    const callOff = watchFromNextFrame(observer, element);
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [place, onResize]);

  const [ties] = useState(() => {
    const show = (chart: EChartsType | null) => {
      drawn.current = chart;
      onChart(chart);
    };
    const getInstanceByDom = (element: HTMLElement | null) =>
      (element && echarts.getInstanceByDom(element)) ?? noChart;
    const dispose = (element: HTMLElement) => {
      show(null); // StrictMode and Suspense take the package's effects back and run them again: it tells nobody
      echarts.dispose(element);
    };
    return {
      echarts: { ...echarts, getInstanceByDom, dispose },
      onChartReady: (chart: EChartsType | typeof noChart) => {
        if ('getDom' in chart) show(chart);
      },
      // Before, the package would write into the empty chart that it measures by.
      shouldSetOption: () => drawn.current !== null,
    };
  });

  if (!sized) return null;
  return (
    <EChartsReactCore {...ties} {...whole} aria-hidden="true" option={option} notMerge autoResize={false} />
  );
}
