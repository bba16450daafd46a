import type { Guide } from '../../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For the values behind a chart, or an overview of several, where every figure is to be read.'],
  instead: [
    { when: 'How values develop', take: 'LineChart' },
    { when: 'Rows are sorted, chosen or opened, or there are hundreds', take: 'DataTable' },
  ],
  pairs: [],
  anatomy: {
    Caption: 'what the values are of',
    Head: 'the lines, or with `rows="series"` the categories',
    Values: 'written as the chart writes them; a missing one is `-`',
  },
  writing: [],
  accessibility: [
    'A tab stop: the arrows scroll what has no room.',
    'Each value is read with the names of its line and category.',
  ],
  related: ['LineChart', 'ChartCard', 'DataTable'],
};
