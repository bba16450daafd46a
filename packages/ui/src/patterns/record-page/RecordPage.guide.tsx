import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For one record: read, or changed in a form.'],
  instead: [
    { when: 'Several steps', take: 'WizardPage' },
    { when: 'A few fields', take: 'Dialog' },
  ],
  pairs: [],
  anatomy: {
    Head: 'title, status and acts',
    'Error, loading or record': 'in this order, so that no page shows a skeleton for ever',
    Record: 'sections, tabs or a form',
  },
  writing: [{ write: 'CAFÉ TORRADO 500 G', not: 'Editar produto', why: 'The name of the record.' }],
  accessibility: ['The title gets focus; what failed is an alert with another try.'],
  related: ['PageHead', 'Section', 'StickyBar'],
};
