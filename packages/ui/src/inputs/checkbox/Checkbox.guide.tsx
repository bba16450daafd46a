import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  use: [
    'For yes or no in a form that is sent, and for several of a short list.',
    '`indeterminate` for a box that stands for many of which some are ticked.',
  ],
  instead: [
    { when: 'It takes effect at once', take: 'Switch' },
    { when: 'One of a few', take: 'RadioGroup' },
    { when: 'Many of a long list', take: 'MultiSelect' },
  ],
  pairs: [
    {
      good: <Checkbox label="Optante pelo Simples Nacional" />,
      bad: <Checkbox label="Não é optante pelo Simples Nacional" />,
      why: 'A tick means yes; a negation has to be read twice.',
    },
  ],
  anatomy: {
    Box: '24 px to press, with its label',
    Label: 'a statement that is true when it is ticked',
    Message: 'hint, or the error in its place',
  },
  writing: [
    {
      write: 'Aceito o aviso de privacidade',
      not: 'Clique aqui para aceitar',
      why: 'The label says what is true, not what to press.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'Space ticks it; the label can be pressed too.',
    'Read-only it keeps focus and says its state.',
  ],
  related: ['Switch', 'RadioGroup', 'MultiSelect'],
};
