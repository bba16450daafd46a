import type { Guide } from '../../internal/stories/guide.ts';
import { Banner } from './Banner.tsx';

export const guide: Guide = {
  use: ['For what holds as long as the page is in that state: a warning, a notice, a way on.'],
  instead: [
    { when: 'It was just done', take: 'Notifications' },
    { when: 'It is about one field', take: 'TextField' },
    { when: 'Documents are asked for again', take: 'PendencyBanner' },
  ],
  pairs: [
    {
      good: <Banner tone="warning" title="O prazo desta solicitação termina em 2 dias" />,
      bad: <Banner tone="danger" title="Atenção!" />,
      why: 'The title is the message; danger is for what failed.',
    },
  ],
  anatomy: {
    Icon: 'of the tone',
    Title: 'the message',
    Text: 'one sentence more; one that somebody typed keeps its lines',
    Action: 'the way on',
  },
  writing: [
    { write: 'O prazo termina em 2 dias', not: 'Atenção! Prazo!', why: 'A sentence without exclamation.' },
  ],
  accessibility: [
    'A group with its title as its name; one that appears later has to be announced by who shows it.',
  ],
  related: ['Notifications', 'PendencyBanner', 'ErrorState'],
};
