import type { Guide } from '../../internal/stories/guide.ts';
import { CardList } from './CardList.tsx';

export const guide: Guide = {
  use: ['For records that are chosen beside their details, as the products of a family; thousands are fine.'],
  instead: [
    { when: 'Records are compared by several facts', take: 'DataTable' },
    { when: 'Each line leads to another page', take: 'LinkList' },
  ],
  pairs: [
    {
      good: (
        <CardList
          label="Produtos"
          onSelect={() => {}}
          items={[{ id: 1, title: 'CAFÉ 500 G', detail: '7891234567895' }]}
        />
      ),
      bad: <CardList label="Produtos" onSelect={() => {}} items={[{ id: 1, title: '7891234567895' }]} />,
      why: 'The title is what people know it by; a code is its detail.',
    },
  ],
  anatomy: {
    Heading: 'label and count',
    Cards: 'picture, title, detail, status',
    'New card': 'first, where something can be added',
    End: 'asks for the next page, or says what failed',
  },
  writing: [{ write: '12 produtos', not: 'Produtos (12)', why: 'A number is part of the sentence.' }],
  accessibility: [
    'One tab stop; arrows, Home, End and the page keys move, Enter opens.',
    'The open card is `aria-current`; the count, or `emptyText`, is announced.',
  ],
  related: ['DataTable', 'LinkList', 'RecordPage'],
};
