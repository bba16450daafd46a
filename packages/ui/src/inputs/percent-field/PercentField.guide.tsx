import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { DecimalField } from '../decimal-field/DecimalField.tsx';
import { PercentField } from './PercentField.tsx';

export const guide: Guide = {
  use: ['For a share or a rate: `12,5` is 12.5 per cent.'],
  instead: [
    { when: 'Reais', take: 'CurrencyField' },
    { when: 'A factor or a measure', take: 'DecimalField' },
  ],
  pairs: [
    {
      good: <PercentField label="Alíquota de ICMS" max={100} />,
      bad: <DecimalField label="Alíquota de ICMS (%)" />,
      why: 'The sign stands in the box, bounds are those of a share.',
    },
  ],
  anatomy: {
    Input: 'two or four decimals',
    Suffix: '`%`, not part of the text',
    Message: 'hint, or the error in its place',
  },
  writing: [
    {
      write: 'Insira uma porcentagem de 0% a 100%',
      not: 'Percentual inválido',
      why: 'Both bounds are named.',
    },
  ],
  accessibility: [...fieldAccessibility, 'Arrow Up and Arrow Down step where `step` is given.'],
  related: ['DecimalField', 'CurrencyField'],
};
