import type { Guide } from '../../internal/stories/guide.ts';
import { Progress } from './Progress.tsx';

export const guide: Guide = {
  use: ['For work whose end is known: an upload, a batch.'],
  instead: [
    { when: 'The end is not known', take: 'Spinner' },
    { when: 'Content is on its way', take: 'Skeleton' },
  ],
  pairs: [
    {
      good: <Progress label="Enviando contrato.pdf" value={40} />,
      bad: <Progress label="Aguarde" value={40} />,
      why: 'It says what is going on.',
    },
  ],
  anatomy: {
    Label: 'what is going on',
    Percentage: 'in digits of one width',
    Bar: 'without motion where that is asked for',
  },
  writing: [{ write: 'Enviando contrato.pdf', not: 'Carregando...', why: 'Verb and thing.' }],
  accessibility: ['`role="progressbar"` with its label as its name; its end is announced by who runs it.'],
  related: ['Spinner', 'FileList', 'BatchPage'],
};
