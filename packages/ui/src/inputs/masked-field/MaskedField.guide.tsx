import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { MaskedField } from './MaskedField.tsx';

export const guide: Guide = {
  use: ['For a code of a fixed form that has no field of its own: CNAE, CEST, an account.'],
  instead: [
    { when: 'CNPJ', take: 'CnpjField' },
    { when: 'Postal code', take: 'CepField' },
    { when: 'Phone', take: 'PhoneField' },
    { when: 'NCM', take: 'NcmField' },
    { when: 'Bar code', take: 'GtinField' },
  ],
  pairs: [
    {
      good: <MaskedField label="CNAE" mask="0000-0/00" />,
      bad: <MaskedField label="CNAE" mask="0000-0/00" placeholder="____-_/__" />,
      why: 'The punctuation is written along; a drawn mask looks like a value.',
    },
  ],
  anatomy: {
    Input: '`0` takes a digit, `A` a letter or digit, all else is written along',
    Message: 'hint, or the error in its place',
  },
  writing: [{ write: 'Digite os 7 dígitos', not: 'Formato inválido', why: 'It says how many.' }],
  accessibility: [
    ...fieldAccessibility,
    'Typing, erasing and moving pass over the punctuation; undo takes back one act.',
  ],
  related: ['CnpjField', 'CepField', 'NcmField'],
};
