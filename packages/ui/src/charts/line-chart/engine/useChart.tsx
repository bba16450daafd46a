import type { EChartsType } from 'echarts/core';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { LineChartOption } from './chartOption.ts';
import { type ChartEngine, loadChartEngine } from './loadChartEngine.ts';

const wholePlace = { height: '100%' };

/**
 * A chart mounted by echarts-for-react, once its code is loaded and its place has a size (a closed tab has none). The
 * size is followed here: the package lets the first change go by (hustcc/echarts-for-react#542).
 *
 * @returns `drawing`, to be put in the place, and `chart` once it is drawn
 */
export function useChart(place: RefObject<HTMLElement | null>, option: LineChartOption | null) {
  const [engine, setEngine] = useState<ChartEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const [sized, setSized] = useState(false);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const drawn = useRef(false);
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

  const ties = useMemo(() => {
    const show = (next: EChartsType | null) => {
      drawn.current = next !== null;
      setChart(next);
    };
    const dispose = (element: HTMLElement) => {
      show(null); // StrictMode and Suspense take the package's effects back and run them again: it tells nobody
      engine?.echarts.dispose(element);
    };
    return {
      echarts: { ...engine?.echarts, dispose },
      onChartReady: show,
      shouldSetOption: () => drawn.current, // before, the package would write into the empty chart it measures by
    };
  }, [engine]);

  const drawing = engine && sized && option && (
    <engine.EChartsReactCore
      {...ties}
      aria-hidden="true"
      style={wholePlace}
      option={option}
      notMerge
      autoResize={false}
    />
  );
  return { drawing, chart, failed, retry: load };
}
