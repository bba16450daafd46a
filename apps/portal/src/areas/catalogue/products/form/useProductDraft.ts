import type { ProductForm } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import { parseDraft, toDraft } from './productDraft.ts';
import type { Family, Product } from './productFormValues.ts';
import { tagNamesAtom } from './tagNamesAtom.ts';

/** Keeps what is typed in the form of a product for the case that the session ends, and gives it back (D11). */
export function useProductDraft(family: Family, product: Product | null) {
  const { drafts } = useAtomValue(servicesAtom);
  const tagNames = new Map(useAtomValue(tagNamesAtom));
  for (const { id, descricao } of product?.tags ?? []) tagNames.set(id, descricao);
  const place = {
    page: 'catalogue-family',
    form: product ? `product-${product.id}` : `new-product-${family.id}`,
  };
  const [leftOver, setLeftOver] = useState(() => drafts.read(place, parseDraft));

  return {
    /** What was left the last time; `null` when there is nothing. */
    leftOver,
    forgetLeftOver: () => setLeftOver(null),
    keep(values: ProductForm | null) {
      if (values) drafts.keep(place, toDraft(values, tagNames));
      else drafts.drop(place);
    },
  };
}
