import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { TextField } from '../text-field/TextField.tsx';
import { CnpjField } from './CnpjField.tsx';

export const guide: Guide = {
  use: ['For the CNPJ of a company, digits and letters; the value has no punctuation.'],
  instead: [
    { when: 'A code of another form', take: 'MaskedField' },
    { when: 'It is looked up by name too', take: 'PagedSelect' },
  ],
  pairs: [
    {
      good: <CnpjField label="CNPJ" defaultValue="11222333000181" />,
      bad: <TextField label="CNPJ (somente números)" />,
      why: 'It takes any paste, with punctuation or without, and letters, which new CNPJs have.',
    },
  ],
  anatomy: { Input: 'with the punctuation written along', Message: 'hint, or the error in its place' },
  writing: [
    {
      write: 'CNPJ inválido: DV esperado 35',
      not: 'CNPJ inválido!',
      why: 'An error says what would be right.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The expected digits are named once the field is left, not while somebody types.',
    'Zeros alone are refused: no company has them.',
    'What it shows does not stop a form: the schema decides, with `isValidCnpj` of `@portal/formats`; `problem` of a change is the same text.',
  ],
  related: ['MaskedField', 'StateRegistrationField', 'TextField'],
};
