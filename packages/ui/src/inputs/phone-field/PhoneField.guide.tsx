import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { Inline } from '../../layout/inline/Inline.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { PhoneField } from './PhoneField.tsx';

export const guide: Guide = {
  use: ['For a Brazilian phone number: `kind` says whether a landline or a mobile is asked for.'],
  instead: [{ when: 'Any other code', take: 'MaskedField' }],
  pairs: [
    {
      good: <PhoneField label="Celular" kind="mobile" />,
      bad: (
        <Inline>
          <TextField label="DDD" />
          <TextField label="Celular" />
        </Inline>
      ),
      why: 'A pasted number fills both halves, and typing goes on from one to the other.',
    },
  ],
  anatomy: {
    'Area code': 'two digits',
    Number: 'eight or nine digits, hyphen written along',
    Message: 'hint, or the error in its place',
  },
  writing: [
    { write: 'DDD 20 não existe', not: 'Telefone inválido', why: 'The half that is wrong is named.' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'A group with the label as its name; each half has a name of its own.',
  ],
  related: ['MaskedField', 'ContactDialog'],
};
