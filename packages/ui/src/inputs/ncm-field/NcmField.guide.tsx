import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { TextField } from '../text-field/TextField.tsx';
import { NcmField } from './NcmField.tsx';

export const guide: Guide = {
  use: ['For an NCM code that is typed; the value is eight digits.'],
  instead: [
    { when: 'It is looked up by its text', take: 'PagedSelect' },
    { when: 'CEST, CNAE and other codes', take: 'MaskedField' },
  ],
  pairs: [
    {
      good: <NcmField label="NCM" />,
      bad: <TextField label="NCM (8 dígitos, sem pontos)" />,
      why: 'Punctuation is written along and cleaned from a paste.',
    },
  ],
  anatomy: { Input: '`0000.00.00`', Message: 'hint, or the error in its place' },
  writing: [{ write: 'NCM deve conter 8 dígitos', not: 'NCM inválido', why: 'It says how many.' }],
  accessibility: [...fieldAccessibility, 'The message comes once the field is left.'],
  related: ['MaskedField', 'GtinField'],
};
