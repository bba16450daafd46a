import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { NumberField } from './NumberField.tsx';

export const guide: Guide = {
  use: ['For what is counted: units, days, boxes.'],
  instead: [
    { when: 'Reais', take: 'CurrencyField' },
    { when: 'Measures with decimals', take: 'DecimalField' },
    { when: 'Per cent', take: 'PercentField' },
    { when: 'A code that happens to be digits', take: 'MaskedField' },
  ],
  pairs: [
    {
      good: <NumberField label="Prazo de entrega" suffix="dias" min={1} max={90} />,
      bad: <NumberField label="Prazo de entrega em dias (1 a 90)" />,
      why: 'The unit stands in the box, bounds speak when they are passed.',
    },
  ],
  anatomy: {
    'Prefix, suffix': 'unit of the number',
    Input: 'whole numbers; arrows step where `step` is given',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'O valor máximo é 90', not: 'Fora do intervalo', why: 'The bound is named.' }],
  accessibility: [
    ...fieldAccessibility,
    'Shown as text with a numeric keyboard, not `type="number"`: a wheel never changes it.',
    '"1,5" in a paste is refused and said, not rounded.',
  ],
  related: ['CurrencyField', 'DecimalField', 'PercentField'],
};
