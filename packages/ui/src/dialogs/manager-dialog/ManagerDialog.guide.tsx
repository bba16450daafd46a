import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For a manager, found by e-mail and given divisions.'],
  instead: [{ when: 'A record with one field', take: 'Dialog' }],
  pairs: [],
  anatomy: {
    'E-mail': 'its end stands in the box',
    Found: 'the name, before anything is saved',
    Divisions: 'what the manager answers for',
  },
  writing: [{ write: 'Novo gestor', not: 'Cadastro', why: 'The task.' }],
  accessibility: [
    ...dialogAccessibility,
    'The search says itself and its result in a status.',
    'Neither Escape nor a press outside closes it.',
  ],
  related: ['CategoryDialog', 'Dialog'],
};
