import type { Guide } from '../../internal/stories/guide.ts';
import { LinkList } from './LinkList.tsx';

export const guide: Guide = {
  use: ['For a few ways to pages or records, as the work list of home: count, what, since when.'],
  instead: [
    { when: 'Records with several facts', take: 'DataTable' },
    { when: 'Navigation of the application', take: 'SideNav' },
  ],
  pairs: [
    {
      good: <LinkList items={[{ id: 'a', href: '#', label: 'Cadastros para analisar', count: '7' }]} />,
      bad: <LinkList items={[{ id: 'a', href: '#', label: 'Clique para ver 7 cadastros' }]} />,
      why: 'The label is the thing; the whole row is the link anyway.',
    },
  ],
  anatomy: { Count: 'first, right-aligned', Label: 'what waits', Detail: 'since when, or what to do' },
  writing: [{ write: 'Cadastros para analisar', not: '7 pendências', why: 'It says what has to be done.' }],
  accessibility: ['One link a row: its name is label and count.'],
  related: ['SummaryCard', 'SideNav'],
};
