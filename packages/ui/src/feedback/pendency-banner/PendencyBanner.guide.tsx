import type { Guide } from '../../internal/stories/guide.ts';
import { Banner } from '../banner/Banner.tsx';
import { PendencyBanner } from './PendencyBanner.tsx';

export const guide: Guide = {
  use: ['Above a registration: what has to be corrected, or that there is nothing to do but wait.'],
  instead: [
    { when: 'Any other notice', take: 'Banner' },
    { when: 'Errors of a form', take: 'ErrorSummary' },
  ],
  pairs: [
    {
      good: (
        <PendencyBanner pendencies={[{ id: 1, message: 'Contrato social ilegível', field: 'contrato' }]} />
      ),
      bad: <Banner tone="warning" title="Há pendências" />,
      why: 'Each pendency is named and leads to where it is mended.',
    },
  ],
  anatomy: {
    Title: 'the quoted text',
    Pendencies: 'links to their fields',
    Waiting: 'in their place, when there are none',
  },
  writing: [
    {
      write: 'Contrato social ilegível',
      not: 'Documento inválido',
      why: 'Which document, and what is wrong with it.',
    },
  ],
  accessibility: ['Changes are read out.'],
  related: ['PendencyDialog', 'Banner'],
};
