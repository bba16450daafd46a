import type { Guide } from '../../internal/stories/guide.ts';
import { ErrorState } from './ErrorState.tsx';

export const guide: Guide = {
  use: ['In place of content that could not be loaded: what happened, another try, the code.'],
  instead: [
    { when: 'There is nothing yet', take: 'EmptyState' },
    { when: 'Old content can stay', take: 'Banner' },
    { when: 'An act failed', take: 'Notifications' },
  ],
  pairs: [
    {
      good: <ErrorState message="Não foi possível carregar as marcas." onRetry={() => {}} />,
      bad: <ErrorState message="Erro 500" />,
      why: 'What happened in words, and the way on.',
    },
  ],
  anatomy: {
    Title: 'what is missing',
    Message: 'what happened',
    Retry: 'the same again',
    Code: 'for those who can mend it',
  },
  writing: [
    {
      write: 'Não foi possível carregar as marcas.',
      not: 'Falha na requisição',
      why: 'Words of the person.',
    },
  ],
  accessibility: ['`role="alert"`: read when it appears; a retry keeps focus.'],
  related: ['EmptyState', 'ErrorCode', 'Skeleton'],
};
