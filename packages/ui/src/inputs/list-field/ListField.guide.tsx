import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { ListField } from './ListField.tsx';

export const guide: Guide = {
  use: ['For records that belong to a form and have several facts each: contacts, carriers, installments.'],
  instead: [
    { when: 'Each is one short text', take: 'ChipsField' },
    { when: 'They are rows of their own page', take: 'ListPage' },
  ],
  pairs: [
    {
      good: (
        <ListField label="Contatos" addLabel="Adicionar contato" hint="Ao menos um contato" onAdd={() => {}}>
          <p>-</p>
        </ListField>
      ),
      bad: (
        <ListField label="Contatos" addLabel="+" onAdd={() => {}}>
          <p>-</p>
        </ListField>
      ),
      why: 'The button says what is added; a sign alone says nothing to who hears it.',
    },
  ],
  anatomy: {
    Heading: 'label of the field',
    'Add button': 'opens the form of a new record',
    List: 'a table or cards, with the acts of each record',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'Adicionar contato', not: 'Novo', why: 'Verb and thing.' }],
  accessibility: [
    ...fieldAccessibility,
    'The add button has the name of the field, so that the links of an error summary lead to it.',
    '`news` announces what became of the list.',
  ],
  related: ['ErrorSummary', 'ContactDialog', 'DataTable'],
};
