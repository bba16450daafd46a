import type { Guide } from '../../internal/stories/guide.ts';
import { Pager } from './Pager.tsx';

export const guide: Guide = {
  use: ['Below a list that comes page by page.'],
  instead: [
    { when: 'All rows are here', take: 'DataTable' },
    { when: 'The next ones come at the end', take: 'CardList' },
  ],
  pairs: [
    {
      good: <Pager page={2} pageSize={20} total={134} onPageChange={() => {}} />,
      bad: <Pager page={2} pageSize={20} total={134} onPageChange={() => {}} label="Páginas" />,
      why: 'With several tables on a page the name says whose pages: "Páginas de Marcas".',
    },
  ],
  anatomy: { Rows: 'which of how many', Buttons: 'previous and next' },
  writing: [{ write: '21–40 de 134', not: 'Página 2', why: 'What is shown, of how much.' }],
  accessibility: ['A `nav`; the page is announced by the table.'],
  related: ['DataTable', 'ListPage'],
};
