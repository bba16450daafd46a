import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { Inline } from '../../layout/inline/Inline.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { DateRangeField } from './DateRangeField.tsx';

export const guide: Guide = {
  use: [
    'For a period of which both ends are wanted, as in a filter; both are typed, or chosen in one calendar.',
  ],
  instead: [
    { when: 'One day', take: 'DateField' },
    { when: 'A few named periods', take: 'SegmentedControl' },
  ],
  pairs: [
    {
      good: <DateRangeField label="Período de criação" />,
      bad: (
        <Inline>
          <DateField label="De" />
          <DateField label="Até" />
        </Inline>
      ),
      why: 'One field knows that the end is not before the start, and has one label and one error.',
    },
  ],
  anatomy: {
    'Two inputs': 'first and last day',
    Button: 'opens the calendar for both',
    Message: 'hint, or the error in its place',
  },
  writing: [
    { write: 'Data início -> data fim', not: 'De/Até', why: 'The quoted text of the specification.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'A group with the label as its name; each input says which end it is.',
    'An end before the start says so at the end that is wrong.',
  ],
  related: ['DateField', 'FilterBar'],
};
