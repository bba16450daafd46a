import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For what stands behind a product to include, asked for while somebody decides on it.'],
  instead: [
    { when: 'The decision itself, with a block of purchases', take: 'PurchaseBlockDialog' },
    { when: 'Figures that stand on the page', take: 'SummaryCard' },
  ],
  pairs: [],
  anatomy: {
    Title: 'what it is, and whose products',
    Views: 'products by status, financial figures, the product to include, the products to discontinue',
    Part: 'what is read together; it waits, fails and is read again alone',
  },
  writing: [
    {
      write: 'Sem dados financeiros',
      not: 'Dados financeiros não encontrados',
      why: 'A supplier without figures is no failure.',
    },
  ],
  accessibility: [
    ...dialogAccessibility,
    'A part that could not be read is an alert in its own place; the others stay.',
  ],
  related: ['PurchaseBlockDialog', 'SummaryCard', 'Tabs'],
};
