import { Split } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { Family } from '../form/productFormValues.ts';
import { ChosenProduct } from './ChosenProduct.tsx';
import { ProductCards } from './ProductCards.tsx';
import { shownProductAtom } from './shownProductAtom.ts';

/** The products of a family: cards to choose from, and the chosen product with its EANs and suppliers (PRD-001 to PRD-017). */
export function ProductCatalogue({ family }: { family: Family }) {
  const { stale } = useAtomValue(shownProductAtom);
  return (
    <Split side={<ProductCards family={family} />} stale={stale}>
      <ChosenProduct family={family} />
    </Split>
  );
}
