import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For a form of about forty fields and more: the list of its sections stays in sight.'],
  instead: [
    { when: 'Several pages in an order', take: 'WizardPage' },
    { when: 'Few fields', take: 'Section' },
  ],
  pairs: [],
  anatomy: { List: 'a press away, the one in sight marked, errors counted', Form: 'the sections' },
  writing: [{ write: 'Tributação', not: 'Seção 3', why: 'Names, as the sections have them.' }],
  accessibility: ['A `nav`; a press moves focus to the section.'],
  related: ['Section', 'StickyBar', 'ErrorSummary'],
};
