import { Split } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { Family } from '../form/productFormValues.ts';
import { ChosenProduct } from './ChosenProduct.tsx';
import { chosenProductAtom } from './chosenProductAtom.ts';
import { ProductCards } from './ProductCards.tsx';
import { showStart } from './recordStart.ts';
import { shownProductAtom } from './shownProductAtom.ts';
import { useArrival } from './useArrival.ts';

/** The products of a family: cards to choose from, and the chosen product with its EANs and suppliers (PRD-001 to PRD-017). */
export function ProductCatalogue({ family }: { family: Family }) {
  const { stale } = useAtomValue(shownProductAtom);
  const { expectProduct, receiverOf } = useArrival({
    product: useAtomValue(chosenProductAtom),
    receive: showStart,
  });
  return (
    <Split
      side={<ProductCards family={family} onPress={(product) => expectProduct(product, showStart)} />}
      stale={stale}
    >
      <ChosenProduct family={family} expectProduct={expectProduct} receiverOf={receiverOf} />
    </Split>
  );
}
