// Its `lib` is CommonJS, whose default is a class in one bundler and an object in the next (hustcc/echarts-for-react#619).

import { type EChartsType, getInstanceByDom } from 'echarts/core';
import EChartsReactCore from 'echarts-for-react/esm/core';
import { useState } from 'react';
import type { LineChartOption } from './chartOption.ts';
import { dispose, init } from './withoutHtml.ts';

const wholePlace = { height: '100%' };

interface MountedChartProps {
  option: LineChartOption;
  /** Called with the chart once it is drawn, and with null when it goes; the first one given is kept. */
  onChart: (chart: EChartsType | null) => void;
}

/** A chart in its place, by echarts-for-react. Renders a `<div>`. */
export function MountedChart({ option, onChart }: MountedChartProps) {
  const [ties] = useState(() => {
    let drawn = false;
    const show = (chart: EChartsType | null) => {
      drawn = chart !== null;
      onChart(chart);
    };
    const disposeOf = (element: HTMLElement) => {
      show(null); // StrictMode and Suspense take the package's effects back and run them again: it tells nobody
      dispose(element);
    };
    return {
      echarts: { init, getInstanceByDom, dispose: disposeOf },
      onChartReady: show,
      shouldSetOption: () => drawn, // before, the package would write into the empty chart it measures by
    };
  });

  return (
    <EChartsReactCore
      {...ties}
      aria-hidden="true"
      style={wholePlace}
      option={option}
      notMerge
      autoResize={false} // followed by `useChart`: the package lets the first change go by (hustcc/echarts-for-react#542)
    />
  );
}
