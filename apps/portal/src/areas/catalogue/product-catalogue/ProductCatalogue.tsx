import { Split } from '@portal/ui';
import type { Family } from '../product-form/productFormValues.ts';
import { ChosenProduct } from './ChosenProduct.tsx';
import { ProductCards } from './ProductCards.tsx';

/** The products of a family: cards to choose from, and the chosen product with its EANs and suppliers (PRD-001 to PRD-017). */
export function ProductCatalogue({ family }: { family: Family }) {
  return (
    <Split side={<ProductCards family={family} />}>
      <ChosenProduct family={family} />
    </Split>
  );
}
