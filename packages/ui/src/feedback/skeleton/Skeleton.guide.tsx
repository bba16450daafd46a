import type { Guide } from '../../internal/stories/guide.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { Skeleton } from './Skeleton.tsx';

export const guide: Guide = {
  use: ['While content comes for the first time, in its shape, so that nothing jumps.'],
  instead: [
    { when: 'It comes again', take: 'Banner' },
    { when: 'A task runs', take: 'Spinner' },
  ],
  pairs: [
    {
      good: <Skeleton lines={3} />,
      bad: <Spinner label="Carregando" />,
      why: 'The page has its shape before its content.',
    },
  ],
  anatomy: { 'Lines, block or circle': 'as what will be there' },
  writing: [],
  accessibility: ['Hidden from assistive technology: the region around it is `aria-busy`, and says so once.'],
  related: ['Spinner', 'EmptyState', 'ErrorState'],
};
