import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { DrawnChart } from './chartEngine.ts';
import type { LineChartOption } from './chartOption.ts';
import { type ChartEngine, loadChartEngine } from './loadChartEngine.ts';

/**
 * Draws a chart into an element: loads the library, starts when the element has a size (a closed tab has none),
 * follows its size, and releases everything on unmount, even while the library is loading.
 */
export function useChart(place: RefObject<HTMLElement | null>, option: LineChartOption | null) {
  const [attempt, setAttempt] = useState(0);
  const [engine, setEngine] = useState<ChartEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const [chart, setChart] = useState<DrawnChart | null>(null);
  const [, countDrawing] = useReducer((drawings: number) => drawings + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    let present = true;
    setFailed(false);
    loadChartEngine().then(
      (loaded) => present && setEngine(loaded),
      () => present && setFailed(true),
    );
    return () => {
      present = false;
    };
  }, [attempt]);

  useEffect(() => {
    const element = place.current;
    if (!engine || !element) return;
    let started: DrawnChart | null = null;
    const fit = () => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      if (started) {
        started.resize();
        countDrawing();
        return;
      }
      started = engine.createChart(element);
      setChart(started);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      started?.dispose();
      setChart(null);
    };
  }, [engine, place]);

  useLayoutEffect(() => {
    if (!chart || !option) return;
    chart.draw(option);
    countDrawing(); // overlays are positioned by it
  }, [chart, option]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { chart, failed, retry };
}
