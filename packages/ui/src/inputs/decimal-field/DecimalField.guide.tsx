import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { DecimalField } from './DecimalField.tsx';

export const guide: Guide = {
  use: ['For a measure or a rate with a unit: weight, height, MVA. Typed as on paper, with a comma.'],
  instead: [
    { when: 'Reais', take: 'CurrencyField' },
    { when: 'A share in per cent', take: 'PercentField' },
    { when: 'Whole numbers', take: 'NumberField' },
  ],
  pairs: [
    {
      good: <DecimalField label="Peso bruto" suffix="kg" />,
      bad: <DecimalField label="Peso bruto (kg)" />,
      why: 'The unit stands in the box, beside the number it belongs to.',
    },
  ],
  anatomy: {
    'Prefix, suffix': 'unit of the number',
    Input: 'two or four decimals, filled up once it is left',
    Message: 'hint, or the error in its place',
  },
  writing: [
    { write: 'Peso bruto', not: 'Peso', why: 'Two measures of one thing are told apart by their labels.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'A dot at the end is taken for a comma: the keys of a number pad work.',
  ],
  related: ['CurrencyField', 'PercentField', 'NumberField'],
};
