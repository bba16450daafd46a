import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { Select } from '../select/Select.tsx';
import { MultiSelect } from './MultiSelect.tsx';

export const guide: Guide = {
  use: [
    'For several of a list, short or long, loaded whole or page by page; with `onCreate` also for new ones.',
  ],
  instead: [
    { when: 'One of a list', take: 'Select' },
    { when: 'A few that should all be seen', take: 'Checkbox' },
    { when: 'Typed texts', take: 'ChipsField' },
    { when: 'Two lists side by side', take: 'TransferLists' },
  ],
  pairs: [
    {
      good: (
        <MultiSelect
          label="Divisões"
          options={[
            { value: '1', label: 'Alimentos' },
            { value: '2', label: 'Bazar' },
          ]}
        />
      ),
      bad: <Select label="Divisão 1" options={[{ value: '1', label: 'Alimentos' }]} />,
      why: 'One field that grows, in place of several that may stay empty.',
    },
  ],
  anatomy: {
    Chips: 'what is chosen, each with a button that takes it out',
    Input: 'filters the list',
    List: 'ticks in front of what is chosen; next page and errors at its end',
    '"+N"': 'what has no room',
    Message: 'hint, or the error in its place',
  },
  writing: [
    {
      write: 'Divisões',
      not: 'Selecione as divisões desejadas',
      why: 'The label is the thing, the field shows how.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'A combobox with a list of several: focus stays in the input while the active option moves.',
    'The number of options and what was added or taken out are announced.',
  ],
  related: ['Select', 'PagedSelect', 'ChipsField', 'TransferLists'],
};
