import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { AgencyField } from './AgencyField.tsx';

export const guide: Guide = {
  use: ['For the number of a bank agency, one to five digits; zeros before them stay.'],
  instead: [
    { when: 'The number has a form of its own', take: 'MaskedField' },
    { when: 'It is a quantity', take: 'NumberField' },
  ],
  pairs: [
    {
      good: <AgencyField label="Agência" hint="Sem o dígito verificador" />,
      bad: <AgencyField label="Ag. (c/ dígito)" />,
      why: 'The digit has a field of its own; the hint says so before somebody types it.',
    },
  ],
  anatomy: {
    Label: 'what the number is of',
    Input: 'digits only, at most five',
    Message: 'hint, or the error in its place',
  },
  writing: [
    {
      write: 'Agência',
      not: 'Nº da agência bancária do fornecedor',
      why: 'The heading of the section says whose it is.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'Typed digits are told one by one by the browser; what is left out of a paste is said in the message.',
  ],
  related: ['MaskedField', 'StateRegistrationField', 'PagedSelect'],
};
