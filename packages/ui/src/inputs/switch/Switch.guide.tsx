import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  use: ['For on or off that takes effect at once: a setting, a filter.'],
  instead: [
    { when: 'A form that is sent', take: 'Checkbox' },
    { when: 'Two things that both have a name', take: 'SegmentedControl' },
  ],
  pairs: [
    {
      good: <Switch label="Atalhos do teclado" defaultChecked />,
      bad: <Switch label="Ligar atalhos" />,
      why: 'The label is what is on; a verb would have to change with the state.',
    },
  ],
  anatomy: {
    Track: 'on or off by place, colour and sign',
    Label: 'what is on',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'Mostrar valores', not: 'Mostrar valores?', why: 'A statement, no question.' }],
  accessibility: [...fieldAccessibility, '`role="switch"` says "ligado" or "desligado"; Space turns it.'],
  related: ['Checkbox', 'SegmentedControl'],
};
