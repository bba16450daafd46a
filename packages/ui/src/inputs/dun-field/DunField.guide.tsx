import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { GtinField } from '../gtin-field/GtinField.tsx';
import { DunField } from './DunField.tsx';

export const guide: Guide = {
  use: [
    'For the bar code of a box. With the `ean` of its products it offers the right one and warns of another.',
  ],
  instead: [{ when: 'The code of a product', take: 'GtinField' }],
  pairs: [
    {
      good: <DunField label="DUN" ean="7891234567895" />,
      bad: <GtinField label="DUN" lengths={[14]} />,
      why: 'It knows the product in the box, so that the code can be made and compared.',
    },
  ],
  anatomy: {
    Input: '14 digits',
    Offer: 'the code made from the EAN; focus returns to the input',
    Message: 'hint, or the error in its place',
  },
  writing: [
    {
      write: 'O DUN não contém o EAN 7891234567895',
      not: 'DUN divergente',
      why: 'The warning says what was compared.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The offer is a button after the input in the tab order.',
    'A warning is no error: the form can be sent.',
  ],
  related: ['GtinField'],
};
