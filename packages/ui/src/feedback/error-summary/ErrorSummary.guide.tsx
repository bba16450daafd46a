import type { Guide } from '../../internal/stories/guide.ts';
import { Banner } from '../banner/Banner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const guide: Guide = {
  use: [
    'Above a form that was refused: every error, over all steps and closed sections, as a link to its field.',
  ],
  instead: [
    { when: 'One field on one screen', take: 'TextField' },
    { when: 'The server failed', take: 'ErrorState' },
  ],
  pairs: [
    {
      good: <ErrorSummary errors={[{ field: 'cnpj', label: 'CNPJ', message: 'DV esperado 35' }]} />,
      bad: <Banner tone="danger" title="Há erros no formulário" />,
      why: 'Each error is a press away from its field.',
    },
  ],
  anatomy: { Title: 'how many', Links: 'label and message, by steps' },
  writing: [
    {
      write: 'CNPJ: DV esperado 35',
      not: 'O campo CNPJ está inválido',
      why: 'Label and what would be right.',
    },
  ],
  accessibility: [
    'Its heading gets focus at each `attempt` that was refused. A link focuses its field; `onSelect` of the page opens step and section first.',
  ],
  related: ['WizardPage', 'TextField', 'SectionList'],
};
