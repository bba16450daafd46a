import type { Guide } from '../../internal/stories/guide.ts';
import { popupAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For more about something, or a small setting, while the page stays in reach.'],
  instead: [
    { when: 'One sentence', take: 'Tooltip' },
    { when: 'A task that has to end', take: 'Dialog' },
    { when: 'Acts', take: 'Menu' },
  ],
  pairs: [],
  anatomy: {
    Trigger: 'a button that says whether it is open',
    Title: 'what is in it',
    Content: 'a few lines or fields',
    Cross: 'closes it',
  },
  writing: [{ write: 'Colunas', not: 'Opções', why: 'What is in it.' }],
  accessibility: [
    ...popupAccessibility,
    'Not modal: a press elsewhere or Tab past its end closes it.',
    '`role="dialog"` with its title as its name; the trigger has `aria-expanded`.',
  ],
  related: ['Tooltip', 'Menu', 'Dialog'],
};
