import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { Select } from './Select.tsx';

export const guide: Guide = {
  use: ['For one of a list that is loaded as a whole, from six options to thousands.'],
  instead: [
    { when: 'The server searches', take: 'PagedSelect' },
    { when: 'Up to five that should be seen', take: 'RadioGroup' },
    { when: 'Several', take: 'MultiSelect' },
  ],
  pairs: [
    {
      good: (
        <Select
          label="Estado"
          options={[
            { value: 'SP', label: 'São Paulo' },
            { value: 'RJ', label: 'Rio de Janeiro' },
          ]}
        />
      ),
      bad: (
        <Select
          label="Estado"
          options={[
            { value: '', label: 'Selecione...' },
            { value: 'SP', label: 'SP' },
          ]}
        />
      ),
      why: 'Empty is no option: the field can be cleared, and options are what people know them by.',
    },
  ],
  anatomy: {
    Input: 'shows the choice, filters while typing',
    'Clear button': 'where it is not required',
    List: 'only what is in sight is drawn',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'Estado', not: 'Selecione o estado', why: 'The label is the thing.' }],
  accessibility: [
    ...fieldAccessibility,
    'A combobox with a list: focus stays in the input, the active option is told with its place.',
    'Filters without accents; leaving the field takes the only match or says that nothing was chosen.',
  ],
  related: ['PagedSelect', 'MultiSelect', 'RadioGroup'],
};
