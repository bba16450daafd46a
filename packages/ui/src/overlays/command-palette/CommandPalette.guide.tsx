import type { Guide } from '../../internal/stories/guide.ts';
import { dialogAccessibility } from '../../internal/stories/guideParts.ts';

export const guide: Guide = {
  use: ['For going anywhere by typing: pages, a supplier by CNPJ, a product by EAN, a request by code.'],
  instead: [
    { when: 'A value of a form', take: 'PagedSelect' },
    { when: 'Acts of the page', take: 'Menu' },
  ],
  pairs: [],
  anatomy: {
    Input: 'has focus at once',
    Groups: 'each loads and fails by itself',
    Options: 'sign, label and what tells them apart',
    Foot: 'the keys',
  },
  writing: [{ write: 'Produtos', not: 'Resultados (produtos)', why: 'The heading is the kind of thing.' }],
  accessibility: [
    ...dialogAccessibility,
    'A combobox: focus stays in the input while the active option moves; the count is announced.',
  ],
  related: ['SideNav', 'PagedSelect'],
};
