import type { Guide } from '../../internal/stories/guide.ts';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  use: ['For a short task of unknown length within a button, field or list.'],
  instead: [
    { when: 'The end is known', take: 'Progress' },
    { when: 'A page or list comes', take: 'Skeleton' },
  ],
  pairs: [
    {
      good: <Spinner label="Calculando a margem" />,
      bad: <Spinner label="Aguarde..." />,
      why: 'It says what is going on.',
    },
  ],
  anatomy: { Ring: 'still where motion is unwanted', Label: 'for assistive technology' },
  writing: [],
  accessibility: ['`role="status"`: its label is announced once.'],
  related: ['Progress', 'Skeleton'],
};
