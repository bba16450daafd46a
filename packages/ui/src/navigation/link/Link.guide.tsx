import type { Guide } from '../../internal/stories/guide.ts';
import { Link } from './Link.tsx';

export const guide: Guide = {
  use: ['For the way to another page, within the application or outside.'],
  instead: [
    { when: 'It does something', take: 'Button' },
    { when: 'It is part of a list of ways', take: 'LinkList' },
  ],
  pairs: [
    {
      good: <Link href="#">Ver o contrato social</Link>,
      bad: <Link href="#">Clique aqui</Link>,
      why: 'The text says where it leads.',
    },
  ],
  anatomy: { Text: 'where it leads' },
  writing: [
    { write: 'Ver o contrato social', not: 'Clique aqui', why: 'Read alone, it still says where it leads.' },
  ],
  accessibility: [
    'An `<a>`: opens in another tab, can be copied; `linkComponent` of the provider gives it the router.',
  ],
  related: ['Button', 'LinkList', 'Breadcrumb'],
};
