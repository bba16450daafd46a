import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  use: [
    'For one line of text. Names and descriptions are kept in capitals; `upperCase={false}` for e-mails, links and reasons.',
  ],
  instead: [
    { when: 'Several lines', take: 'TextArea' },
    { when: 'Numbers and money', take: 'NumberField' },
    { when: 'A code of a fixed form', take: 'MaskedField' },
    { when: 'A list to choose from', take: 'Select' },
  ],
  pairs: [
    {
      good: <TextField label="Razão social" hint="Como no cartão CNPJ" />,
      bad: <TextField label="Razão social" placeholder="Razão social como no cartão CNPJ" />,
      why: 'A hint stays while somebody types.',
    },
    {
      good: <TextField label="E-mail" type="email" upperCase={false} autoComplete="email" />,
      bad: <TextField label="E-mail" />,
      why: 'An e-mail keeps its letters, and the browser may fill it in.',
    },
  ],
  anatomy: {
    Label: 'above the box',
    'Prefix, suffix': 'symbol or unit in the box',
    Input: 'the text',
    Count: 'appears when few characters are left',
    Message: 'hint, or the error in its place',
  },
  writing: [
    { write: 'Razão social', not: 'Digite a razão social', why: 'The label is the thing.' },
    { write: 'Informe a razão social', not: 'Campo inválido', why: 'The error says what to do.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'Capitals are written where the caret stands; accents, input methods and undo work as in a plain input.',
    '`autoComplete` names what the browser may fill in (WCAG 1.3.5).',
  ],
  related: ['TextArea', 'MaskedField', 'ChipsField'],
};
