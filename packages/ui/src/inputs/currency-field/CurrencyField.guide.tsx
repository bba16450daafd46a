import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { TextField } from '../text-field/TextField.tsx';
import { CurrencyField } from './CurrencyField.tsx';

export const guide: Guide = {
  use: ['For an amount in reais. It is typed from the cents, as at a till: `1` is `0,01`.'],
  instead: [
    { when: 'It has more than two decimals, or a unit', take: 'DecimalField' },
    { when: 'It is a share', take: 'PercentField' },
    { when: 'It is counted', take: 'NumberField' },
  ],
  pairs: [
    {
      good: <CurrencyField label="Preço sugerido" required />,
      bad: <TextField label="Preço (R$)" />,
      why: "Prefix, grouping and cents are the field's work; the value is a number.",
    },
    {
      good: <CurrencyField label="Saldo" allowNegative />,
      bad: <CurrencyField label="Saldo" hint="Use - para negativo" />,
      why: 'A sign is taken only where a negative amount makes sense, and then by its key.',
    },
  ],
  anatomy: {
    Prefix: '`R$`, not part of the text',
    Input: 'right-aligned digits of one width',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'O valor mínimo é R$ 0,10', not: 'Valor muito baixo', why: 'A bound is named.' }],
  accessibility: [
    ...fieldAccessibility,
    'Takes `R$ 1.234,56`, `1234.56` and `(1.234,56)` from a paste, and says so when it had to change one.',
    'A value from outside that is no amount is shown as such, never as 0.',
  ],
  related: ['DecimalField', 'PercentField', 'NumberField'],
};
