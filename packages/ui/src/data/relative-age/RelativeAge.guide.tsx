import type { Guide } from '../../internal/stories/guide.ts';
import { RelativeAge } from './RelativeAge.tsx';

export const guide: Guide = {
  use: ['For how long ago something was; whole hours, from 24 on whole days.'],
  instead: [
    { when: 'The date itself matters', take: 'DescriptionList' },
    { when: 'With a status', take: 'AgedStatus' },
  ],
  pairs: [
    {
      good: <RelativeAge instant="2026-11-20T12:00:00Z" now={new Date('2026-11-23T12:00:00Z')} />,
      bad: <span>2026-11-20T12:00:00Z</span>,
      why: 'People compare ages; the instant is in the title.',
    },
  ],
  anatomy: { Text: '"Há 3 dias"' },
  writing: [],
  accessibility: ['A `<time>` with `datetime`; the date and time are its title.'],
  related: ['AgedStatus', 'DateField'],
};
