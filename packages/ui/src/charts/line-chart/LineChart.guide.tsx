import type { Guide } from '../../internal/stories/guide.ts';
import { LineChart } from './LineChart.tsx';

export const guide: Guide = {
  use: ['For values over time, up to some lines; read by eye, by arrows or as a table.'],
  instead: [
    { when: 'With switches and files', take: 'ChartCard' },
    { when: 'Few figures', take: 'SummaryCard' },
  ],
  pairs: [
    {
      good: (
        <LineChart
          label="Compras por mês"
          categories={['jan', 'fev', 'mar']}
          series={[{ id: 'a', name: 'Compras', values: [3, 5, 4] }]}
        />
      ),
      bad: (
        <LineChart
          label="Gráfico"
          categories={['jan']}
          series={[{ id: 'a', name: 'Compras', values: [3] }]}
        />
      ),
      why: 'A single value is a figure, not a line.',
    },
  ],
  anatomy: {
    Axes: 'with room for the longest label',
    Lines: 'colour, dash and mark',
    Summary: 'first, last, highest and lowest in words',
  },
  writing: [
    {
      write: 'De jan a mar: Compras de 3 a 5',
      not: 'Gráfico de linhas',
      why: 'The summary says what is to be seen.',
    },
  ],
  accessibility: [
    'One tab stop: left and right read the categories, up and down the lines.',
    'The canvas has a text and, up to 200 categories, a table beside it.',
  ],
  related: ['ChartCard', 'Legend'],
};
