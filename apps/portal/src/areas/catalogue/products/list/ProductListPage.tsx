import { CatalogueListPage } from './CatalogueListPage.tsx';
import { createCatalogueList } from './catalogueList.ts';

const catalogue = createCatalogueList('catalogue');

/** 'Catálogo de produtos' (RTE-007). */
export function ProductListPage() {
  return <CatalogueListPage list={catalogue} />;
}
ProductListPage.prefetch = catalogue.prefetchAtom;
