import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { TextField } from '../text-field/TextField.tsx';
import { ChipsField } from './ChipsField.tsx';

export const guide: Guide = {
  use: ['For several short texts that people type: codes, tags, e-mails. A pasted list adds all of them.'],
  instead: [
    { when: 'The texts come from a list', take: 'MultiSelect' },
    { when: 'Each has more than one fact', take: 'ListField' },
    { when: 'They are only shown', take: 'ChipList' },
  ],
  pairs: [
    {
      good: <ChipsField label="Códigos" hint="Separe por vírgula ou Enter" />,
      bad: <TextField label="Códigos (separados por ;)" />,
      why: 'Chips show what was understood before anything is sent.',
    },
  ],
  anatomy: {
    Chips: 'one a text, each with a button that takes it out',
    Input: 'where the next one is typed',
    '"+N"': 'those that have no room, opened at a press',
    Message: 'hint, or the error in its place',
  },
  writing: [
    {
      write: 'PROMOCAO já foi incluído',
      not: 'Duplicado',
      why: 'The reason is a sentence; the text stays, to be put right.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'Chips are a list of buttons "Remover …"; taking one out moves focus to its neighbour and is announced.',
    'What is refused stays in the input, and its reason is announced.',
  ],
  related: ['MultiSelect', 'ChipList', 'ListField'],
};
