import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { Inline } from '../../layout/inline/Inline.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { StateRegistrationField } from './StateRegistrationField.tsx';

export const guide: Guide = {
  use: ['For the state registration of a company: digits, or `ISENTO` for one that has none.'],
  instead: [{ when: 'A code of a fixed form', take: 'MaskedField' }],
  pairs: [
    {
      good: <StateRegistrationField label="Inscrição estadual" />,
      bad: (
        <Inline>
          <TextField label="Inscrição estadual" />
          <Checkbox label="Isento" />
        </Inline>
      ),
      why: 'The word is a value of the field: its first letter writes it.',
    },
  ],
  anatomy: { Input: '8 to 15 digits, or the word', Message: 'hint, or the error in its place' },
  writing: [
    {
      write: 'Digite um número válido',
      not: 'IE inválida',
      why: 'The quoted text of the specification, without an abbreviation.',
    },
  ],
  accessibility: [...fieldAccessibility, 'The written word is announced; Backspace takes it out as one.'],
  related: ['CnpjField', 'MaskedField'],
};
