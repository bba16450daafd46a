import type { EChartsType } from 'echarts/core';
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { useLayer } from '../../../internal/layers/useLayer.ts';
import { type Reading, readingAfter } from './readingAfter.ts';

interface ReadingOptions {
  categories: number;
  lines: number;
  chart: EChartsType | null;
  plot: RefObject<HTMLElement | null>;
}

/** Moves over the points by arrow keys and by the pointer; Escape, or leaving, ends the reading. */
export function useReading({ categories, lines, chart, plot }: ReadingOptions) {
  const [reading, setReading] = useState<(Reading & { byKey: boolean }) | null>(null);
  const current = reading && reading.category < categories && reading.line < lines ? reading : null;
  const ownsEvent = useLayer(current?.byKey ?? false, plot); // focus may be elsewhere while the pointer reads

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (current && ownsEvent(event.nativeEvent)) setReading(null);
      return;
    }
    const next = readingAfter(event.key, current, { categories, lines });
    if (!next) return;
    event.preventDefault();
    setReading({ ...next, byKey: true });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!chart || categories === 0 || lines === 0) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const place = Number(chart.convertFromPixel('xAxis', x));
    if (!Number.isFinite(place)) return;
    const category = Math.min(categories - 1, Math.max(0, Math.round(place)));
    if (current?.category === category && !current.byKey) return;
    setReading({ category, line: current?.line ?? 0, byKey: false });
  };

  const end = () => setReading(null);
  const handlers = {
    onKeyDown,
    onPointerMove,
    onPointerDown: onPointerMove,
    onPointerLeave: end,
    onBlur: end,
  };
  return { reading: current, handlers };
}
