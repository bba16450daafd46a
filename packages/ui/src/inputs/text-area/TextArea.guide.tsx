import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { TextField } from '../text-field/TextField.tsx';
import { TextArea } from './TextArea.tsx';

export const guide: Guide = {
  use: ['For free text of several lines: observations, reasons. Letters stay as typed.'],
  instead: [
    { when: 'One line', take: 'TextField' },
    { when: 'Headings and lists', take: 'RichTextField' },
  ],
  pairs: [
    {
      good: <TextArea label="Observações" maxLength={1000} />,
      bad: <TextField label="Observações" />,
      why: 'A text of several lines is seen as a whole.',
    },
  ],
  anatomy: {
    Text: 'four lines at first; can be drawn larger',
    Count: 'appears when few characters are left',
    Message: 'hint, or the error in its place',
  },
  writing: [
    {
      write: 'Informe o motivo',
      not: 'Campo obrigatório!',
      why: 'It says what is missing, without exclamation.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'Tab leaves it; Enter begins a line and sends nothing.',
    'The count is announced when few are left, not at each key.',
  ],
  related: ['TextField', 'RichTextField', 'DenyDialog'],
};
