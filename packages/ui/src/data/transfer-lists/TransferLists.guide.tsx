import { MultiSelect } from '../../inputs/multi-select/MultiSelect.tsx';
import type { Guide } from '../../internal/stories/guide.ts';
import { TransferLists } from './TransferLists.tsx';

export const guide: Guide = {
  use: [
    'For any number of up to 10,000 items, where people want to see both what there is and what is chosen.',
  ],
  instead: [
    { when: 'A few of a list', take: 'MultiSelect' },
    { when: 'Rows with several facts', take: 'SelectionTable' },
  ],
  pairs: [
    {
      good: (
        <TransferLists
          items={[
            { id: 1, label: 'Alimentos' },
            { id: 2, label: 'Bazar' },
          ]}
          selected={[{ id: 1, label: 'Alimentos' }]}
          onSelectedChange={() => {}}
          title="Disponíveis"
          selectedTitle="Vinculadas"
        />
      ),
      bad: <MultiSelect label="Divisões" options={[{ value: 1, label: 'Alimentos' }]} />,
      why: 'With hundreds of choices chips fill the page; two lists stay as high as they are.',
    },
  ],
  anatomy: {
    'Two lists': 'each with its title, count and search',
    Boxes: 'chosen ones move to the other list',
    Banner: 'what is wrong with both together',
  },
  writing: [{ write: 'Vinculadas (12)', not: 'Selecionados', why: 'The title says what being there means.' }],
  accessibility: [
    'Each list is a group with a name; moving is announced with the number moved, and focus stays near.',
  ],
  related: ['MultiSelect', 'SelectionTable'],
};
