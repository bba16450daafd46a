import type { EChartsType } from 'echarts/core';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { LineChartOption } from './chartOption.ts';
import { type ChartEngine, loadChartEngine } from './loadChartEngine.ts';

/** Loads the drawing library and draws with it: `drawing` goes into the place, `chart` is there once it is drawn. */
export function useChart(place: RefObject<HTMLElement | null>, option: LineChartOption | null) {
  const [engine, setEngine] = useState<ChartEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [, countDrawing] = useReducer((drawings: number) => drawings + 1, 0);

  const load = useCallback(() => {
    setFailed(false);
    loadChartEngine().then(setEngine, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: overlays are positioned by what is drawn
  useLayoutEffect(() => {
    if (chart) countDrawing();
  }, [chart, option]);

  const drawing = engine && option && (
    <engine.MountedChart place={place} option={option} onChart={setChart} onResize={countDrawing} />
  );
  return { drawing, chart, failed, retry: load };
}
