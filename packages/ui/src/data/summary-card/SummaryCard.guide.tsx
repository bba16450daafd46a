import { Package } from 'lucide-react';
import type { Guide } from '../../internal/stories/guide.ts';
import { SummaryCard } from './SummaryCard.tsx';

export const guide: Guide = {
  use: [
    'For three to six facts that are looked at first, above a record or a list.',
    'With `href` a figure leads to the list that it counts.',
  ],
  instead: [
    { when: 'Many facts', take: 'DescriptionList' },
    { when: 'One status', take: 'StatusBadge' },
  ],
  pairs: [
    {
      good: <SummaryCard items={[{ icon: <Package />, title: 'Produtos', value: '1.204' }]} />,
      bad: (
        <SummaryCard
          items={[{ icon: <Package />, title: 'Total de produtos cadastrados no catálogo', value: '1.204' }]}
        />
      ),
      why: 'One word a title, so that figures stand in one line.',
    },
  ],
  anatomy: { Icon: 'what kind of thing', Title: 'one or two words', Value: 'the figure or text' },
  writing: [
    {
      write: 'R$ 1,2 mi',
      not: 'R$ 1234567,89',
      why: 'Large figures are rounded here and exact in the list.',
    },
  ],
  accessibility: ['A `<dl>`: title and value are read together.'],
  related: ['DescriptionList', 'LinkList'],
};
