import type { Guide } from '../../internal/stories/guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export const guide: Guide = {
  use: ['For pages three levels deep or more.'],
  instead: [
    { when: 'One level up', take: 'PageHead' },
    { when: 'Parts of one record', take: 'Tabs' },
  ],
  pairs: [
    {
      good: (
        <Breadcrumb
          items={[
            { label: 'Catálogo', href: '#' },
            { label: 'CAFÉ TORRADO', href: '#' },
            { label: 'CAFÉ 500 G' },
          ]}
        />
      ),
      bad: <Breadcrumb items={[{ label: 'Início', href: '#' }, { label: 'Produto' }]} />,
      why: 'Levels are the things themselves, not kinds of things.',
    },
  ],
  anatomy: { Levels: 'links', '"…"': 'levels without room', Page: 'last, no link' },
  writing: [{ write: 'CAFÉ TORRADO', not: 'Família', why: 'The name of the record.' }],
  accessibility: ['A `nav` with an ordered list; the page is `aria-current`.'],
  related: ['PageHead', 'Tabs'],
};
