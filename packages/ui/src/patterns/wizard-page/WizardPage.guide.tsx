import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For a form of several steps in an order.'],
  instead: [{ when: 'One page is enough', take: 'RecordPage' }],
  pairs: [],
  anatomy: {
    Head: 'title, status and acts',
    Steps: 'where one is, with the errors of each',
    Errors: 'of all steps, as links',
    Step: 'one at a time',
    Acts: 'back, save, go on; the closed one says why',
  },
  writing: [{ write: 'Salvar e continuar', not: 'Próximo', why: 'It says that nothing is lost.' }],
  accessibility: ['A step gets focus at its heading; what was told before is not asked again (WCAG 3.3.7).'],
  related: ['Stepper', 'ErrorSummary', 'StickyBar'],
};
