import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For charts of one subject under common filters.'],
  instead: [{ when: 'Rows are what matters', take: 'ListPage' }],
  pairs: [],
  anatomy: {
    Head: 'title, status and acts',
    Filters: 'period and switches for all charts',
    Figures: 'at a glance',
    Charts: 'one or two columns',
    Table: 'behind them',
  },
  writing: [{ write: 'Análise de compras', not: 'Dashboard', why: 'Portuguese, and of what.' }],
  accessibility: ['Charts are read by arrows and as tables; refreshing dims what is there.'],
  related: ['ChartCard', 'ListPage'],
};
