import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For reviews, one after another, by pointer or by keys.'],
  instead: [{ when: 'Many at once', take: 'BatchPage' }],
  pairs: [],
  anatomy: {
    Head: 'title, status and acts',
    Position: '"7 de 42", previous and next',
    Item: 'what is decided',
    Aside: 'its document',
    Decisions: 'approve, refuse, pendency; the closed one says why',
  },
  writing: [{ write: 'Aprovar', not: 'Aprovado', why: 'A verb.' }],
  accessibility: [
    'J, K, A, R and P work outside of fields, can be switched off (WCAG 2.1.4), and `?` lists them; each decision is confirmed.',
  ],
  related: ['DocumentPane', 'BatchPage', 'DenyDialog'],
};
