import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const guide: Guide = {
  use: ['For one of two to five choices that should all be seen, with a sentence below where it helps.'],
  instead: [
    { when: 'More than five', take: 'Select' },
    { when: 'It changes a view at once', take: 'SegmentedControl' },
    { when: 'Yes or no', take: 'Checkbox' },
  ],
  pairs: [
    {
      good: (
        <RadioGroup
          label="Tipo de frete"
          options={[
            { value: 'cif', label: 'CIF' },
            { value: 'fob', label: 'FOB' },
          ]}
        />
      ),
      bad: (
        <RadioGroup
          label="CIF?"
          options={[
            { value: 's', label: 'Sim' },
            { value: 'n', label: 'Não' },
          ]}
        />
      ),
      why: 'The choices are named; "Não" would leave people to guess what it is then.',
    },
  ],
  anatomy: {
    Label: 'what is chosen',
    Options: 'label, sentence, and the reason where one cannot be chosen',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'CIF', not: 'Opção CIF', why: 'Only what tells the options apart.' }],
  accessibility: [...fieldAccessibility, 'One tab stop; arrows move and choose.'],
  related: ['Checkbox', 'SegmentedControl', 'Select'],
};
