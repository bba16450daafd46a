import { useAtomValue } from 'jotai';
import type { CatalogueList } from './catalogueList.ts';
import { FamilyList } from './FamilyList.tsx';
import { ProductList } from './ProductList.tsx';

/** Products or families of the catalogue, whichever the address names (FLT-001 to FLT-012, G-36). */
export function CatalogueListPage({ list }: { list: CatalogueList }) {
  const { lista } = useAtomValue(list.productFilterAtom).filters;
  return lista === 'familias' ? <FamilyList list={list} /> : <ProductList list={list} />;
}
