import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For the products behind a row of a `CurveTable`.'],
  instead: [{ when: 'The curves themselves', take: 'CurveTable' }],
  pairs: [],
  anatomy: {
    Table: 'products, their branch and figures',
    Sums: 'quantity and value',
    Obstacle: 'what is missing before a curve can be shown',
  },
  writing: [{ write: 'Curva A1', not: 'Detalhes', why: 'Which curve.' }],
  accessibility: [
    ...dialogAccessibility,
    'Over the whole window where there are more than 55 rows; the table scrolls inside.',
  ],
  related: ['CurveTable', 'DataTable'],
};
