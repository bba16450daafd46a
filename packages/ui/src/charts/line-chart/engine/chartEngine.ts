import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

export { MountedChart } from './MountedChart.tsx';
export { init } from './withoutHtml.ts';

use([LineChart, GridComponent, LabelLayout, CanvasRenderer]);
