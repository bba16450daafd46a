import type { Guide } from '../../internal/stories/guide.ts';
import { FilterBar } from './FilterBar.tsx';

export const guide: Guide = {
  use: [
    'For the one line above a list: search, period, the filters used most; the others behind "Mais filtros".',
  ],
  instead: [
    { when: 'A form whose values are kept', take: 'TextField' },
    { when: 'Three named parts of a list', take: 'Tabs' },
  ],
  pairs: [
    {
      good: <FilterBar search={{ value: '', onValueChange: () => {}, placeholder: 'Nome ou CNPJ' }} />,
      bad: <FilterBar search={{ value: '', onValueChange: () => {}, placeholder: 'Pesquisar...' }} />,
      why: 'The placeholder says what is searched.',
    },
  ],
  anatomy: {
    Search: 'first, asked after a pause',
    Filters: 'those used most',
    '"Mais filtros"': 'the others, with the number of those that are set',
    Chips: 'each active filter, taken off at a press',
  },
  writing: [{ write: 'Limpar filtros', not: 'Resetar', why: 'Words of the trade, not of computers.' }],
  accessibility: [
    'A `search` landmark; in a narrow window filters unfold below a button that says whether they do, and how many are set.',
  ],
  related: ['ListPage', 'SavedViews', 'DateRangeField'],
};
