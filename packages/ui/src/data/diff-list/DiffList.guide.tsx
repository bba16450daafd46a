import type { Guide } from '../../internal/stories/guide.ts';
import { DiffList } from './DiffList.tsx';

export const guide: Guide = {
  use: ['For what changed since the last submission, field by field.'],
  instead: [
    { when: 'All facts, changed or not', take: 'DescriptionList' },
    { when: 'Who changed what over time', take: 'DataTable' },
  ],
  pairs: [
    {
      good: <DiffList differences={[{ field: 'Prazo de entrega', before: '30 dias', after: '45 dias' }]} />,
      bad: <p>Prazo de entrega foi alterado</p>,
      why: 'Both values are there: nobody has to look for the old one.',
    },
  ],
  anatomy: { Field: 'its label in the form', Before: 'struck through', After: 'what holds now' },
  writing: [{ write: 'Prazo de entrega', not: 'prazoEntrega', why: 'The label of the form, never its key.' }],
  accessibility: [
    'Before and after are `<del>` and `<ins>`, with words for who does not see the line through.',
  ],
  related: ['DescriptionList', 'QueuePage'],
};
