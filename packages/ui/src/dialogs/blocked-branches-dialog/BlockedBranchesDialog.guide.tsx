import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For where a product is free and where it is blocked, asked for from a row.'],
  instead: [{ when: 'Blocks are set', take: 'PurchaseBlockDialog' }],
  pairs: [],
  anatomy: {
    'Two lists': 'free and blocked branches, with their number',
    State: 'loading, failed with another try, empty',
  },
  writing: [{ write: 'Filiais bloqueadas', not: 'Bloqueios', why: 'The thing that is listed.' }],
  accessibility: [...dialogAccessibility, 'A late answer for another product is never shown.'],
  related: ['PurchaseBlockDialog', 'DataTable'],
};
