import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For validating a product with or without a block of purchases in some branches.'],
  instead: [{ when: 'Blocks are only read', take: 'BlockedBranchesDialog' }],
  pairs: [],
  anatomy: {
    'Regions and branches': 'chosen in two lists',
    'Discontinued products': 'found by code, and chosen',
    Observations: 'what others should know',
    'Two acts': 'without and with block; the one that does not fit says why',
  },
  writing: [{ write: 'Validar com bloqueio', not: 'Confirmar', why: 'Each act says what it does.' }],
  accessibility: [
    ...dialogAccessibility,
    'Focus starts on the act that the chosen branches leave: without any, Enter validates without block.',
    'A closed act can be reached and gives its reason.',
    'Lists are drawn once the dialog stands, so that it opens at once.',
  ],
  related: ['BlockedBranchesDialog', 'TransferLists'],
};
