import type { Guide } from '../../internal/stories/guide.ts';
import { ChipList } from './ChipList.tsx';

export const guide: Guide = {
  use: ['For short names of a record that are only read: its divisions, its tags.'],
  instead: [
    { when: 'They can be changed', take: 'ChipsField' },
    { when: 'They come from a list', take: 'MultiSelect' },
    { when: 'One status', take: 'StatusBadge' },
  ],
  pairs: [
    {
      good: (
        <ChipList
          label="Divisões"
          items={[
            { id: 1, label: 'Alimentos' },
            { id: 2, label: 'Bazar' },
          ]}
        />
      ),
      bad: <p>Alimentos;Bazar</p>,
      why: 'Each name is an item that can be counted and read alone.',
    },
  ],
  anatomy: { Chips: 'the first few', '"+N"': 'opens the rest' },
  writing: [{ write: 'Alimentos', not: 'ALIM', why: 'Whole names; the list folds what has no room.' }],
  accessibility: [
    'A list with a name; "+N" is a button that opens a popover.',
    'Nothing is drawn where there is nothing.',
  ],
  related: ['ChipsField', 'MultiSelect', 'StatusBadge'],
};
