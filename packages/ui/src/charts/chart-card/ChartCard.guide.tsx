import type { Guide } from '../../internal/stories/guide.ts';
import { ChartCard } from './ChartCard.tsx';

export const guide: Guide = {
  use: ['For a line chart with all that people do with one: period, values, table, picture, CSV, print.'],
  instead: [
    { when: 'The drawing alone', take: 'LineChart' },
    { when: 'Exact figures are compared', take: 'DataTable' },
  ],
  pairs: [
    {
      good: (
        <ChartCard
          title="Fluxo de caixa"
          categories={['jan', 'fev']}
          series={[{ id: 'a', name: 'Aprovado', values: [1200, 900] }]}
          format="currency"
        />
      ),
      bad: (
        <ChartCard
          title="Gráfico"
          categories={['jan', 'fev']}
          series={[{ id: 'a', name: 'Série 1', values: [1200, 900] }]}
        />
      ),
      why: 'Title and lines name what they show.',
    },
  ],
  anatomy: {
    Head: 'title and period',
    Switches: 'values, lines or table',
    Drawing: 'with a summary',
    Legend: 'hides and shows lines',
    Files: 'CSV, PNG, print',
  },
  writing: [{ write: 'Fluxo de caixa projetado', not: 'Gráfico 1', why: 'What is drawn.' }],
  accessibility: ['Lines differ in dash and mark, not in colour alone; the table has the same data.'],
  related: ['LineChart', 'Legend', 'AnalysisPage'],
};
