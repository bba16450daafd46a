import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { Select } from '../select/Select.tsx';
import { PagedSelect } from './PagedSelect.tsx';

export const guide: Guide = {
  use: ['For one of a list that the server searches, page by page: suppliers, NCM, products.'],
  instead: [
    { when: 'The list is there as a whole', take: 'Select' },
    { when: 'Several', take: 'MultiSelect' },
  ],
  pairs: [
    {
      good: <PagedSelect label="Fornecedor" options={[]} onSearch={() => {}} minSearchLength={3} />,
      bad: <Select label="Fornecedor" options={[]} />,
      why: 'A list of a hundred thousand is asked for, not loaded.',
    },
  ],
  anatomy: {
    Input: 'what is typed is asked for after a pause',
    List: 'pages follow as it is scrolled or walked',
    Retry: 'at the end of a page that failed, in reach of the keyboard',
    Message: 'hint, or the error in its place',
  },
  writing: [
    { write: 'Digite ao menos 3 letras', not: 'Busque', why: 'It says how many letters are needed.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The active option stays when a page comes; the number found is announced.',
    'A value is shown before its option is loaded.',
  ],
  related: ['Select', 'MultiSelect'],
};
