import type { Guide } from '../../internal/stories/guide.ts';
import { PageHead } from './PageHead.tsx';

export const guide: Guide = {
  use: ['At the top of each page: way back, title, status, one line of context, the acts.'],
  instead: [{ when: 'A part of a page', take: 'Section' }],
  pairs: [
    {
      good: <PageHead title="CAFÉ TORRADO 500 G" backHref="#" description="Família CAFÉ TORRADO" />,
      bad: <PageHead title="Detalhe do produto" description="CAFÉ TORRADO 500 G" />,
      why: 'The title is the thing; what kind it is says the way there.',
    },
  ],
  anatomy: {
    'Way back': 'to the very row',
    Title: 'one line of 20 px',
    Status: 'beside it',
    Acts: 'the primary one last',
  },
  writing: [{ write: 'Marcas', not: 'Listagem de marcas', why: 'The thing.' }],
  accessibility: ['The title is the `<h1>` and gets focus on a new page.'],
  related: ['RecordPage', 'ListPage', 'Breadcrumb'],
};
