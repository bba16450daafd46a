import type { Guide } from '../../../internal/stories/guide.ts';
import { popupAccessibility } from '../../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For tables whose columns people choose, order and widen; what they chose is kept.'],
  instead: [{ when: 'All columns fit', take: 'DataTable' }],
  pairs: [],
  anatomy: {
    Button: 'beside the filters',
    List: 'a box and two arrows a column, its width',
    Reset: 'the columns as they came',
  },
  writing: [{ write: 'Colunas', not: 'Configurações', why: 'The thing.' }],
  accessibility: [
    ...popupAccessibility,
    'Order changes by buttons and by Alt with arrows, and is announced.',
  ],
  related: ['DataTable', 'ListPage'],
};
