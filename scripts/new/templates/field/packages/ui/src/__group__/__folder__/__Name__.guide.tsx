import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For a short code that people type.'],
  instead: [{ when: 'The code has a fixed form', take: 'MaskedField' }],
  pairs: [],
  anatomy: { Label: 'what is typed', Input: 'the code', Message: 'hint, or the error in its place' },
  writing: [],
  accessibility: [...fieldAccessibility],
  related: ['TextField'],
};
