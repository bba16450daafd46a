import type { Guide } from '../../internal/stories/guide.ts';
import { StatusBadge } from './StatusBadge.tsx';

export const guide: Guide = {
  use: [
    'For the state of a record in one or two words. Five tones: waits for us, waits for the supplier, under way, done, refused.',
  ],
  instead: [
    { when: 'Its age matters', take: 'AgedStatus' },
    { when: 'Something has to be done about it', take: 'Banner' },
  ],
  pairs: [
    {
      good: <StatusBadge tone="warning">Em análise</StatusBadge>,
      bad: <StatusBadge tone="danger">Em análise</StatusBadge>,
      why: 'Red is for what was refused, not for what is urgent.',
    },
  ],
  anatomy: { Dot: 'so that colour does not speak alone', Text: 'the state' },
  writing: [{ write: 'Em análise', not: 'EM_ANALISE', why: 'Words, not keys.' }],
  accessibility: ['A `<span>`: the text says it all.'],
  related: ['AgedStatus', 'ValidationsStatus', 'DataTable'],
};
