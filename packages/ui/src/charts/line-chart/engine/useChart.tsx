import type { EChartsType } from 'echarts/core';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { LineChartOption } from './chartOption.ts';
import { type ChartEngine, loadChartEngine } from './loadChartEngine.ts';

/**
 * A chart that is mounted once its code is loaded and its place has a size (a closed tab has none), and follows that size.
 *
 * @returns `drawing`, to be put in the place, and `chart` once it is drawn
 */
export function useChart(place: RefObject<HTMLElement | null>, option: LineChartOption | null) {
  const [engine, setEngine] = useState<ChartEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const [sized, setSized] = useState(false);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [, countDrawing] = useReducer((drawings: number) => drawings + 1, 0);

  const load = useCallback(() => {
    setFailed(false);
    loadChartEngine().then(setEngine, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      setSized(true);
      chart?.resize({ width: 'auto', height: 'auto' });
      countDrawing();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [chart, place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: overlays are positioned by what is drawn
  useLayoutEffect(countDrawing, [chart, option]);

  const drawing = engine && sized && option && <engine.MountedChart option={option} onChart={setChart} />;
  return { drawing, chart, failed, retry: load };
}
