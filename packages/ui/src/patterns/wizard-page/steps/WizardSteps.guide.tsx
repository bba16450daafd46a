import type { Guide } from '../../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For the steps of a form on a page that is no wizard, as in a queue where somebody decides on them.'],
  instead: [
    { when: 'The page is the form', take: 'WizardPage' },
    { when: 'The parts have no order', take: 'Tabs' },
    { when: 'Only where one is', take: 'Stepper' },
  ],
  pairs: [],
  anatomy: {
    Steps: 'where one is, with the errors of each',
    Step: 'one at a time, with its heading',
    Parts: 'of a long step, as a list that follows the scroll',
  },
  writing: [
    { write: 'Etapas do cadastro', not: 'Navegação', why: 'The name of the steps says what they are of.' },
  ],
  accessibility: [
    'A step gets focus at its heading when it is opened.',
    'A closed step stays in reach and says why it is closed.',
  ],
  related: ['WizardPage', 'Stepper', 'Tabs', 'QueuePage'],
};
