import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

export const guide: Guide = {
  use: ['For two to five views of the same thing, switched at once: periods of a chart, cards or table.'],
  instead: [
    { when: 'A value of a form', take: 'RadioGroup' },
    { when: 'Parts of a page with much content', take: 'Tabs' },
    { when: 'On or off', take: 'Switch' },
  ],
  pairs: [
    {
      good: (
        <SegmentedControl
          label="Período"
          defaultValue="m"
          options={[
            { value: 'd', label: 'Dia' },
            { value: 's', label: 'Semana' },
            { value: 'm', label: 'Mês' },
          ]}
        />
      ),
      bad: (
        <SegmentedControl
          label="Período"
          options={[
            { value: 'd', label: 'Agrupar por dia' },
            { value: 's', label: 'Agrupar por semana' },
          ]}
        />
      ),
      why: 'One word each: the label says the rest.',
    },
  ],
  anatomy: {
    Segments: 'one of them chosen',
    Label: 'for assistive technology; shown where the context does not say it',
  },
  writing: [
    { write: 'Dia, Semana, Mês', not: 'Diário, por semana, mensal', why: 'The same kind of word in each.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'A radio group: one tab stop, arrows choose and go round the ends.',
    'A segment that cannot be chosen can be reached and says why.',
  ],
  related: ['RadioGroup', 'Tabs', 'Switch'],
};
