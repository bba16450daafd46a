import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { TextField } from '../text-field/TextField.tsx';
import { GtinField } from './GtinField.tsx';

export const guide: Guide = {
  use: [
    'For EAN, UPC or GLN: the check digit is verified, and the expected one can be taken over at a press.',
    '`strict={false}` where old codes stand that nobody can correct.',
  ],
  instead: [
    { when: 'The code of a box', take: 'DunField' },
    { when: 'A code without check digit', take: 'MaskedField' },
  ],
  pairs: [
    {
      good: <GtinField label="EAN" defaultValue="7891234567895" />,
      bad: <TextField label="EAN" maxLength={13} />,
      why: 'A wrong digit is found here, not at the till.',
    },
  ],
  anatomy: {
    Input: 'digits, as many as the longest length',
    Offer: 'the corrected code',
    Message: 'hint, or the error in its place',
  },
  writing: [
    { write: 'Dígito verificador esperado: 5', not: 'EAN inválido', why: 'The expected digit is named.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The message comes once the field is left; the offer is the next tab stop.',
  ],
  related: ['DunField', 'NcmField'],
};
