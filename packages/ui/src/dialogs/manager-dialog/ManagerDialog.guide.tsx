import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For a manager, found by the registration number, or given a name.'],
  instead: [{ when: 'A record with one field', take: 'Dialog' }],
  pairs: [],
  anatomy: {
    Registration: 'searched when asked; it does not change in an edit',
    Found: 'name and e-mail, before anything is saved',
  },
  writing: [{ write: 'Cadastrar Gestores', not: 'Cadastro', why: 'The task.' }],
  accessibility: [
    ...dialogAccessibility,
    'The search says itself and its result in a status.',
    'Neither Escape nor a press outside closes it.',
  ],
  related: ['CategoryDialog', 'Dialog'],
};
