import type { Guide } from '../../internal/stories/guide.ts';
import { Legend } from './Legend.tsx';

export const guide: Guide = {
  use: ['For what each line means, and to hide those that are in the way.'],
  instead: [{ when: 'One line alone', take: 'ChartCard' }],
  pairs: [
    {
      good: (
        <Legend
          items={[
            { id: 'a', name: 'Aprovado' },
            { id: 'b', name: 'Solicitado' },
          ]}
        />
      ),
      bad: (
        <Legend
          items={[
            { id: 'a', name: 'Série A' },
            { id: 'b', name: 'Série B' },
          ]}
        />
      ),
      why: 'Names are those of the trade.',
    },
  ],
  anatomy: { Mark: 'dash and point of the line', Name: 'a button that hides or shows it' },
  writing: [
    {
      write: 'Solicitado',
      not: 'Valores solicitados pelos gestores no período',
      why: 'One or two words; the description says more.',
    },
  ],
  accessibility: ['Each is a button with `aria-pressed`.'],
  related: ['LineChart', 'ChartCard'],
};
