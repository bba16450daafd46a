import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For a list of records: search, filters, order, pages, columns, CSV.'],
  instead: [
    { when: 'One act on many', take: 'BatchPage' },
    { when: 'A table within a page', take: 'DataTable' },
  ],
  pairs: [],
  anatomy: {
    Head: 'title, status and acts',
    Filters: 'one line; active ones are chips',
    Table: 'twelve rows in sight at 1280 × 800, cards on a telephone',
    Pages: 'which rows of how many',
  },
  writing: [{ write: 'Marcas', not: 'Consulta de marcas', why: 'The thing.' }],
  accessibility: ['Filters, order and page live in the address: Back returns to the very row.'],
  related: ['DataTable', 'FilterBar', 'SavedViews'],
};
