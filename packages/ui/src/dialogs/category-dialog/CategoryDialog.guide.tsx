import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For a category of product families, new or edited.'],
  instead: [{ when: 'A record with one field', take: 'Dialog' }],
  pairs: [],
  anatomy: {
    Fields: 'description, sigla and whether it is a kit',
    Message: 'why it was refused, above the buttons',
  },
  writing: [{ write: 'Cadastrar Categoria', not: 'Cadastro', why: 'The task.' }],
  accessibility: [...dialogAccessibility, 'Neither Escape nor a press outside closes it: the buttons do.'],
  related: ['Dialog', 'ManagerDialog'],
};
