import type { Schemas } from '@portal/api';
import type { ProductCodes } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import type { PurchaseBlockState } from './purchaseBlockAtoms.ts';

type Product = Schemas['DiscontinuedProduct'];

const none: readonly never[] = [];

/**
 * The products to be discontinued: those that were chosen so far, to which the person adds what is looked up (BLK-006,
 * BLK-013). A product that is let go stays in sight until the next lookup.
 */
export function useDiscontinued({ keptAtom, lookedUpAtom, lookupAtom }: PurchaseBlockState) {
  const kept = useAtomValue(keptAtom);
  const lookup = useAtomValue(lookupAtom);
  const [lookedUp, setLookedUp] = useAtom(lookedUpAtom);
  const [listed, setListed] = useState<readonly Product[]>();
  const [chosen, setChosen] = useState<readonly number[]>();

  const before = listed ?? kept.data ?? none;
  const productIds = chosen ?? kept.data?.map(({ id }) => id);
  const found = lookup.data?.produtos ?? none;
  const products = [...before, ...found.filter(({ id }) => before.every((product) => product.id !== id))];
  const ofKept = readingOf(kept);
  const ofLookup = readingOf(lookup);

  return {
    /** Part of the validation; nothing while it is not known which ones there are (G-17). */
    body: productIds && { produtosDescontinuadosIds: [...productIds] },
    fields: {
      products,
      productIds: productIds ?? none,
      foundCount: lookedUp !== null && lookup.isSuccess ? lookup.data.produtos.length : undefined,
      productsReading: ofKept.error || ofKept.loading ? ofKept : ofLookup,
      onProductIdsChange: (ids: readonly (string | number)[]) => setChosen(ids.map(Number)),
      onSearchProduct: ({ codigoProduto, codigoFamilia }: ProductCodes) => {
        setListed(products.filter(({ id }) => productIds?.includes(id)));
        setLookedUp({
          ...(codigoProduto !== '' && { CodigoProduto: Number(codigoProduto) }),
          ...(codigoFamilia !== '' && { CodigoFamilia: Number(codigoFamilia) }),
        });
      },
    },
  };
}
