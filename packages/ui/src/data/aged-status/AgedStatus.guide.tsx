import type { Guide } from '../../internal/stories/guide.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { AgedStatus } from './AgedStatus.tsx';

export const guide: Guide = {
  use: ['For a status whose age matters: what waits, and since when.'],
  instead: [
    { when: 'The age does not matter', take: 'StatusBadge' },
    { when: 'The age alone', take: 'RelativeAge' },
  ],
  pairs: [
    {
      good: (
        <AgedStatus
          label="Aguardando análise"
          tone="warning"
          instant="2026-11-20T12:00:00Z"
          now={new Date('2026-11-23T12:00:00Z')}
        />
      ),
      bad: <StatusBadge tone="warning">Aguardando análise (20/11)</StatusBadge>,
      why: 'Days are compared at a glance; a date has to be counted back.',
    },
  ],
  anatomy: { Badge: 'the status', Age: 'below it, whole hours or days' },
  writing: [{ write: 'Há 3 dias', not: '3d', why: 'Words in full where there is room.' }],
  accessibility: ['The age is a `<time>` with its instant; hovering shows the date.'],
  related: ['StatusBadge', 'RelativeAge', 'DataTable'],
};
