import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { TextArea } from '../text-area/TextArea.tsx';
import { RichTextField } from './RichTextField.tsx';

export const guide: Guide = {
  use: ['For a description with headings, lists and links, as a product page shows it.'],
  instead: [
    { when: 'Plain text', take: 'TextArea' },
    { when: 'It is only shown', take: 'RichText' },
  ],
  pairs: [
    {
      good: <RichTextField label="Descrição do produto" maxLength={4000} />,
      bad: <TextArea label="Descrição (aceita HTML)" />,
      why: 'Nobody has to know markup, and nothing but the allowed elements is kept.',
    },
  ],
  anatomy: {
    Toolbar: 'formats, one tab stop',
    Text: 'grows with what is written',
    Count: 'appears when few characters are left',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'Descrição do produto', not: 'Texto rico', why: 'The label is the thing.' }],
  accessibility: [
    ...fieldAccessibility,
    'Formats have keys and say when they are on; Tab leaves the text.',
    'What is pasted is cleaned by the list of allowed elements before it is shown.',
  ],
  related: ['TextArea', 'RichText'],
};
